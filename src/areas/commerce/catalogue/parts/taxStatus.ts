import * as goods from '@/api/commerce/goods'
import { ApiError } from '@/api/error'
import type { TaxItem } from '@/entities/commerce/taxItem'
import { enableStatus } from '@/entities/shared/enums'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { useFormats } from '@/kit/show/format'
import { mayHave } from '@/lib/counts'
import { useT } from '@/locales'

/** Enables or disables tax items and returns the refused ones. Throws ApiError if a single item is refused. */
export const setTax = async (taxCodes: readonly string[], to: boolean) => {
  const { fails } = await goods.setTaxItemStatus({
    taxCodes,
    status: to ? enableStatus.enabled : enableStatus.disabled,
  })
  const [first] = fails
  if (first && taxCodes.length === 1) throw new ApiError('refused', first.reason)
  return fails
}

export const useDisableQuestion = () => {
  const t = useT()
  const { count } = useFormats()
  return ({ taxName, goodsCount }: TaxItem): Confirmation | undefined =>
    mayHave(goodsCount)
      ? {
          title: t('catalogue.taxOffAsk', { name: taxName }),
          effect: t('catalogue.taxOffEffect', { goods: count(goodsCount) }),
          okText: t('kit.disable'),
        }
      : undefined
}
