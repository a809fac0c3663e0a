import { Select } from 'antd'
import * as dealers from '@/api/dealers'
import type { Field } from '@/entities/field'
import type { Filter } from '@/kit/list/filters'
import { NoOptions, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { optionsOf } from '@/lib/options'
import { useT } from '@/locales'
import { CLEAR } from '@/kit/boxIcons'

/** The key of the filter of dealers that it goes by. */
const DEALER = 'dealerCode'

const usePeople = (dealerCode: string) => useLoad(dealers.selectSaleUsers.query({ dealerCode }, { quiet: true }), { enabled: dealerCode !== '', keep: false })

const Name = ({ id, own }: { id: string; own: string }) => {
  const { query } = useScreen()
  const { data } = usePeople(own || (query.get(DEALER) ?? ''))
  return data?.find((one) => one.id === id)?.staffName ?? id
}

const Consultants = ({ dealer, value, onChange, label }: { dealer: string; value: string; onChange: (id: string) => void; label: string }) => {
  const t = useT()
  const { data, error, loading, retry } = usePeople(dealer)
  return (
    <Select
      aria-label={label}
      placeholder={dealer ? label : t('leads.dealerFirst', { field: label })}
      disabled={dealer === '' && value === ''}
      allowClear={CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange(id ?? '')}
      options={optionsOf(
        data,
        ({ id }) => id,
        ({ staffName }) => staffName,
      )}
      notFoundContent={<NoOptions loading={loading} error={error} retry={retry} />}
    />
  )
}

/** A filter of one consultant of a dealer: the user's own, or where that is '' the one that the filter of dealers has. In the address and on the wire saleUserId. */
export const consultantFilterOf = ({ label }: Pick<Field, 'label'>, own: string): Filter => ({
  key: 'saleUserId',
  label,
  instant: true,
  wire: (saleUserId) => ({ saleUserId }),
  words: (id) => <Name id={id} own={own} />,
  control: ({ value, onChange, label: name, texts }) => <Consultants dealer={own || (texts[DEALER] ?? '')} value={value} onChange={onChange} label={name} />,
})
