import * as organisation from '@/api/organisation'
import { LazyCascader, levelOf, useLabels } from '@/business/cascade'
import type { Field } from '@/entities/field'
import type { Region } from '@/entities/shared/region'
import type { Filter } from '@/kit/list/filters'

const choice = ({ code, name }: Region) => ({ value: code, label: name })
const LEVELS = [
  levelOf(() => organisation.listProvinces.query(undefined, { quiet: true }), choice),
  levelOf((provinceCode) => organisation.listCities.query({ provinceCode }, { quiet: true }), choice),
]
const split = (text: string) => text.split(',').filter(Boolean)
const Words = ({ text }: { text: string }) => useLabels(LEVELS, split(text)).join(' / ')

/** A filter of where customers live, province > city; a choice may end on each. In the address it is `city`, on the wire provinceCode and cityCode. */
export const cityFilterOf = ({ label }: Pick<Field, 'label'>): Filter => ({
  key: 'city',
  label,
  instant: true,
  wire: (text) => {
    const [provinceCode, cityCode] = split(text)
    return { ...(provinceCode && { provinceCode }), ...(cityCode && { cityCode }) }
  },
  words: (text) => <Words text={text} />,
  control: ({ value, onChange, label: name }) => (
    <LazyCascader levels={LEVELS} anyLevel value={split(value)} onChange={(codes) => onChange(codes.join(','))} label={name} placeholder={name} />
  ),
})
