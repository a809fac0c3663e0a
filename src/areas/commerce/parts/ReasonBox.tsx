import { Select } from 'antd'
import * as dictionaries from '@/api/system/dictionaries'
import { type Code, type Field, is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { BY_LABEL } from '@/kit/form/search'
import { plain } from '@/kit/show/format'
import { distinct } from '@/lib/distinct'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'

type ReasonType = 'orderCancelReason' | 'afterSaleReason' | 'afterSaleRefuseReason'

/**
 * Select of the enabled reasons in the shop's dictionary that pass `keeps`. Falls back to the options of the field if
 * the dictionary is empty or fails.
 */
export const ReasonBox = ({
  type,
  field,
  keeps = () => true,
  ...rest
}: ControlProps<Code | undefined> & {
  type: ReasonType
  field: Pick<Field, 'of'>
  keeps?: (code: Code) => boolean
}) => {
  const t = useT()
  const { data, loading } = useLoad(dictionaries.listCommodityTypes.query({ type }, { quiet: true }))
  const told = (data ?? []).flatMap(({ code, name, status }) =>
    isBlank(code) || !Number.isInteger(Number(code)) || is(status, enableStatus.disabled)
      ? []
      : [{ value: Number(code), label: plain(name) || code }],
  )
  const known = (field.of?.options ?? []).map(({ value, label }) => ({ value, label: t(label) }))
  const choices = distinct<{ value: Code; label: string }>(told.length ? told : known, ({ value }) => String(value))
  return (
    <Select
      {...rest}
      loading={loading}
      showSearch={BY_LABEL}
      options={loading ? [] : choices.filter(({ value }) => keeps(value))}
    />
  )
}
