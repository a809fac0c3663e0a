import './workNo.css'
import { useMemo, useState } from 'react'
import type { Query } from '@/api/call'
import * as phoneProtect from '@/api/system/phoneProtect'
import { isYes } from '@/entities/field'
import { workNoBinding, type WorkNoBinding } from '@/entities/system/workNoBinding'
import { type WorkNoCall, workNoCall } from '@/entities/system/workNoCall'
import { ListScreen } from '@/kit/list/ListScreen'
import { phoneFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { CallStats } from './parts/CallStats'
import { BigNumber, Validity } from './parts/OwnCard'
import { Player } from './parts/Player'
import { callColumns, isPlayable, useLeadAddress } from './parts/calls'
import { useBindingActions } from './parts/useBindingActions'
import { spaced } from './parts/workNoTerm'

const FILTERS = [
  workNoCall.direction,
  workNoCall.result,
  phoneFilter({ key: 'otherPhone', label: 'workNo.otherFilter' }),
  workNoCall.startTime,
]
const DEFAULTS = { startTime: 'last30' }
const SORT = { field: 'startTime', order: 'desc' } as const

const CallTab = ({ binding }: { binding: WorkNoBinding }) => {
  const t = useT()
  const { go } = useScreen()
  const leadOf = useLeadAddress()
  const [playing, play] = useState<WorkNoCall>()
  const bindingId = binding.id
  const call = useMemo(
    () => ({ query: (input: Query<WorkNoCall>) => phoneProtect.listCalls.query({ ...input, bindingId }) }),
    [bindingId],
  )
  const columns = useMemo(() => callColumns(isYes(binding.recordFlag), play), [binding.recordFlag])
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

export default function WorkNoDetail() {
  const t = useT()
  const { renew, bindAgain, unbind, release, host } = useBindingActions()
  return (
    <RecordScreen
      load={phoneProtect.getBinding}
      missing={t('workNo.notFound')}
      title={({ workNo }) => spaced(workNo) || t('workNo.one')}
      actions={(row) => [renew(row), bindAgain(row), unbind(row), release(row)]}
      above={(row) => <BigNumber row={row} />}
      facts={(row) => [
        workNoBinding.userName,
        workNoBinding.phone,
        workNoBinding.dealerName,
        workNoBinding.areaName,
        workNoBinding.cityName,
        workNoBinding.expireType,
        [workNoBinding.expireTime, <Validity key="validity" row={row} />],
        workNoBinding.recordFlag,
        workNoBinding.bindTime,
        workNoBinding.unbindTime,
        workNoBinding.createBy,
        workNoBinding.remark,
      ]}
      tabs={(row) => [{ key: 'calls', label: t('workNo.calls'), children: <CallTab key={row.id} binding={row} /> }]}
    >
      {() => host}
    </RecordScreen>
  )
}
