import { useState } from 'react'
import type { TaxItem } from '@/entities/commerce/taxItem'
import { mayHave, numberIn, sumOf } from '@/lib/counts'
import type { Action } from '@/kit/actions/actions'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { BulkAction } from '@/kit/list/bulk'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { setTax, useDisableQuestion } from './taxStatus'

const CAN = 'goods.setTaxItemStatus'
const MAX = 100

/**
 * Returns the actions to enable or disable tax items: one from its row, many in one call. Refused ones are reported
 * with reasons.
 */
export const useTaxActions = () => {
  const t = useT()
  const { count } = useFormats()
  const question = useDisableQuestion()
  const [asked, setAsked] = useState<{ rows: readonly TaxItem[]; go: () => void }>()
  const open =
    (to: boolean): BulkAction<TaxItem>['open'] =>
    (rows, clear, run) => {
      const go = () => {
        const waiting = new Set(rows.map(({ taxCode }) => taxCode))
        const answer = setTax([...waiting], to)
        run(
          async ({ taxCode }) => {
            // A retried item is sent separately.
            if (!waiting.delete(taxCode)) return setTax([taxCode], to)
            const refused = (await answer).find(({ id }) => id === taxCode)
            if (refused) throw new Error(refused.reason)
          },
          (failed) => failed === 0 && clear(),
        )
      }
      if (!to && rows.some(({ goodsCount }) => mayHave(goodsCount))) setAsked({ rows, go })
      else go()
    }
  return {
    actions: (row: TaxItem, isOn: boolean): Action[] => [
      {
        label: 'kit.enable',
        can: CAN,
        next: true,
        hide: isOn,
        run: () => setTax([row.taxCode], true),
        done: t('catalogue.taxIsOn'),
      },
      {
        label: 'kit.disable',
        can: CAN,
        danger: true,
        hide: !isOn,
        ask: question(row),
        run: () => setTax([row.taxCode], false),
        done: t('catalogue.taxIsOff'),
      },
    ],
    bulk: (isOn: (row: TaxItem) => boolean, isOff: (row: TaxItem) => boolean): BulkAction<TaxItem>[] => [
      { label: 'kit.enable', can: CAN, max: MAX, when: isOff, open: open(true) },
      { label: 'kit.disable', can: CAN, max: MAX, danger: true, when: isOn, open: open(false) },
    ],
    host: (
      <ConfirmDialog
        question={
          asked && {
            title: t('catalogue.taxOffMany', { count: asked.rows.length }),
            effect: t('catalogue.taxOffEffect', {
              goods: count(sumOf(asked.rows.map(({ goodsCount }) => numberIn(goodsCount)))),
            }),
            okText: t('kit.disable'),
            danger: true,
          }
        }
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          asked?.go()
          setAsked(undefined)
        }}
      />
    ),
  }
}
