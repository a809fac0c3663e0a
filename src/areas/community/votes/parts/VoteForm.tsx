import { Alert } from 'antd'
import { useMemo } from 'react'
import type { Vote } from '@/entities/community/vote'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { useTemplate } from '../../activities/useTemplate'
import { allPlates } from '../../parts/pickFilters'
import { goneSeries, useSeries } from '../../parts/series'
import { OpenForm } from './OpenForm'
import { initialBy, initialOf } from './values'

/** The form of a vote, of a copy of one, or of a new one, which may begin as a template. */
export const VoteForm = ({ row, copied }: { row?: Vote; copied?: Vote }) => {
  const { query } = useScreen()
  const templateId = row || copied ? undefined : query.get('templateId')
  if (templateId) return <ByTemplate key={templateId} id={templateId} />
  return <OpenForm name={copied ? `vote.copy.${copied.id}` : 'vote'} initial={initialOf(row, copied)} row={row} />
}

/** A new vote as a template has it; board and series that are gone since are left out, and named. */
const ByTemplate = ({ id }: { id: string }) => {
  const t = useT()
  const load = useTemplate(id)
  const { data } = load
  const preset = useMemo(() => data && initialBy(data.content), [data])
  const plates = useLoad(allPlates(), { enabled: !!preset?.plateId, recent: true })
  const { series, loading } = useSeries()
  const isKnown = (!preset?.plateId || plates.data || plates.error) && (!preset?.seriesCodes?.length || !loading)
  const lost = goneSeries(series, preset?.seriesCodes ?? [])
  const isPlateGone = !!preset?.plateId && plates.data?.records.every((one) => one.id !== preset.plateId)
  const gone = [...(isPlateGone ? [plain(data?.content.plateName) || preset.plateId] : []), ...lost]
  if ('blank' in load)
    return (
      <>
        <Alert type="warning" showIcon className="space-below" title={load.blank} />
        <OpenForm name="vote" initial={initialOf(undefined)} />
      </>
    )
  return (
    <Loaded load={load}>
      {preset && isKnown && (
        <>
          {gone.map((name) => (
            <Alert key={name} type="warning" showIcon title={t('activities.presetGone', { name: plain(name) })} />
          ))}
          <OpenForm
            name="vote"
            initial={{
              ...preset,
              ...(isPlateGone && { plateId: undefined }),
              seriesCodes: preset.seriesCodes?.filter((code) => !lost.includes(code)),
            }}
          />
        </>
      )}
    </Loaded>
  )
}
