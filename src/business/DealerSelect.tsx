import * as dealers from '@/api/dealers'
import type { Code } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import type { Filter } from '@/kit/list/filters'
import { dealer } from '@/entities/shared/dealer'
import { useLoad } from '@/kit/load'

const choices = (rows: Awaited<ReturnType<typeof dealers.selectDealers>>): Choice[] =>
  rows.map((row) => ({ value: row.dealerCode, label: `${row.dealerCode} ${row.dealerName}` }))

const ask = (dealerType: Code | undefined) => (keyword: string) => {
  const { queryKey, queryFn } = dealers.selectDealers.query({
    keyword: keyword || undefined,
    dealerType: dealerType === undefined ? undefined : Number(dealerType),
  })
  return { queryKey: [...queryKey, 'choices'], queryFn: async (context: { signal: AbortSignal }) => choices(await queryFn(context)) }
}

/** One dealer, or several, by code; searched by code or name. `dealerType` narrows to dealers, second tier or groups. */
export const DealerSelect = ({
  dealerType,
  ...rest
}: ControlProps<string | string[] | undefined> & { dealerType?: Code; multiple?: boolean; label?: string; placeholder?: string }) => {
  const codes = (Array.isArray(rest.value) ? rest.value : [rest.value]).filter((code): code is string => !!code)
  const known = useLoad(dealers.selectDealers.query({ codes }, { quiet: true }), { enabled: codes.length > 0 })
  return <RemoteSelect {...rest} ask={ask(dealerType)} known={choices(known.data ?? [])} />
}

/** A filter of one dealer. */
export const dealerFilter: Filter = {
  key: dealer.dealerCode.key,
  label: 'user.dealerCode',
  instant: true,
  wire: (text) => ({ dealerCode: text }),
  words: (text) => text,
  control: ({ value, onChange, label }) => (
    <DealerSelect value={value || undefined} label={label} placeholder={label} onChange={(code) => onChange(typeof code === 'string' ? code : '')} />
  ),
}
