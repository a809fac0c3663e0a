import { useMemo, useState } from 'react'
import type { Query } from '@/api/call'
import * as phoneProtect from '@/api/system/phoneProtect'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import { type WorkNoCall, workNoCall } from '@/entities/system/workNoCall'
import { phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { callColumns, isPlayable, useLeadAddress } from './calls'
import { CallStats } from './CallStats'
import { Player } from './Player'

const FILTERS = [
  workNoCall.direction,
  workNoCall.result,
  phoneFilter({ key: 'otherPhone', label: 'workNo.otherFilter' }),
  workNoCall.startTime,
]
const DEFAULTS = { startTime: 'last30' }
const SORT = { field: 'startTime', order: 'desc' } as const

/** The calls of a number with their recordings. */
export const CallTab = ({ binding }: { binding: WorkNoBinding }) => {
  const t = useT()
  const { go } = useScreen()
  const leadOf = useLeadAddress()
  const [playing, play] = useState<WorkNoCall>()
  const bindingId = binding.id
  const call = useMemo(
    () => ({ query: (input: Query<WorkNoCall>) => phoneProtect.listCalls.query({ ...input, bindingId }) }),
    [bindingId],
  )
  const columns = useMemo(() => callColumns(binding.recordFlag === 1, play), [binding.recordFlag])
  return (
    <>
      <ListScreen
        above={() => <CallStats bindingId={bindingId} />}
        load={call}
        rowKey={workNoCall.id}
        nameOf={(row) => row.startTime}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        actions={(row) => {
          const lead = leadOf(row)
          return [
            { label: 'workNo.play', hide: !isPlayable(row.recordUrl), run: () => play(row) },
            { label: 'workNo.lead', hide: !lead, run: () => lead && go(lead) },
          ]
        }}
        emptyText={t('workNo.noCalls')}
      />
      {playing && <Player call={playing} onClose={() => play(undefined)} />}
    </>
  )
}
