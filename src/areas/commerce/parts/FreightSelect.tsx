import * as logistics from '@/api/commerce/logistics'
import type { Freight } from '@/entities/commerce/freight'
import { CallSelect, rowsIn } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import type { Choice } from '@/kit/form/RemoteSelect'
import { useLoad } from '@/kit/data/load'
import { useLanguage, useT } from '@/locales'
import { templateText } from './freightWords'

/** The question for all freight templates. */
export const ALL_FREIGHTS = logistics.listFreights.query({ pageNo: 1, pageSize: 200 }, { quiet: true })

/** The template of an id, of those that the select offers: what it charges by decides what goods must say of themselves. */
export const useFreight = (id: string | undefined): Freight | undefined => {
  const { data } = useLoad(ALL_FREIGHTS, { recent: true })
  return rowsIn(data).find((row) => row.id === id)
}

/** A freight template by its id, and under it what it charges, in words. */
export const FreightSelect = ({
  label,
  ...rest
}: ControlProps<string | undefined> & { label?: string; known?: readonly Choice[] }) => {
  const t = useT()
  const language = useLanguage()
  const chosen = useFreight(rest.value)
  return (
    <>
      <CallSelect
        of={ALL_FREIGHTS}
        choice={({ id, freightName }) => ({ value: id, label: freightName })}
        label={label}
        {...rest}
      />
      {chosen && <div className="quiet">{templateText({ t, language }, chosen)}</div>}
    </>
  )
}
