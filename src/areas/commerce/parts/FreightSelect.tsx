import * as logistics from '@/api/commerce/logistics'
import type { Freight } from '@/entities/commerce/freight'
import { CallSelect, rowsIn } from '@/kit/form/CallSelect'
import type { ControlProps } from '@/kit/form/controls'
import type { Choice } from '@/kit/form/RemoteSelect'
import { useLoad } from '@/kit/data/load'
import { useLanguage, useT } from '@/locales'
import { templateText } from './freightWords'

export const ALL_FREIGHTS = logistics.listFreights.query({ pageNo: 1, pageSize: 200 }, { quiet: true })

/**
 * Returns the template with this id from those that the select offers. Its charge type decides which fields goods
 * need.
 */
export const useFreight = (id: string | undefined): Freight | undefined => {
  const { data } = useLoad(ALL_FREIGHTS, { recent: true })
  return rowsIn(data).find((row) => row.id === id)
}

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
