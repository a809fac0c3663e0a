import { DownloadOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { is } from '@/entities/field'
import { callResult } from '@/entities/system/enums'
import { type WorkNoCall, workNoCall } from '@/entities/system/workNoCall'
import { Blank } from '@/kit/show/Blank'
import { clock, named } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { fileUrl, OUTSIDE } from '@/lib/external'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { usePermitted } from '@/session/permissions'

const LEAD = '/clue-management/clueDetail'
const KEPT_MS = 90 * 86_400_000

/** True if a recording can be played: http(s), or a path of the file store. */
export const isPlayable = (url: string): boolean => fileUrl(url) !== undefined

/** Returns the link to a lead; undefined if the user may not open leads. */
export const useLeadAddress = () => {
  const { pages } = usePermitted()
  return (call: WorkNoCall): string | undefined =>
    call.clueId && pages.has(LEAD) ? `${LEAD}?clueId=${encodeURIComponent(call.clueId)}` : undefined
}

const LeadCell = ({ call }: { call: WorkNoCall }) => {
  const address = useLeadAddress()(call)
  if (!call.clueId) return <Blank />
  if (!address) return <span className="digits">{call.clueId}</span>
  return (
    <CellLink digits to={address}>
      {call.clueId}
    </CellLink>
  )
}

const RecordCell = ({
  call,
  recorded,
  play,
}: {
  call: WorkNoCall
  recorded: boolean
  play: (call: WorkNoCall) => void
}) => {
  const t = useT()
  const name = call.startTime
  if (isPlayable(call.recordUrl))
    return (
      <Space size={0}>
        <Button
          type="link"
          size="small"
          icon={<PlayCircleOutlined />}
          aria-label={named(t('workNo.play'), name)}
          onClick={() => play(call)}
        >
          {t('workNo.play')}
        </Button>
        <Button
          type="link"
          size="small"
          icon={<DownloadOutlined />}
          aria-label={named(t('workNo.download'), name)}
          href={call.recordUrl}
          download
          {...OUTSIDE}
        >
          {t('workNo.download')}
        </Button>
      </Space>
    )
  if (!is(call.result, callResult.answered)) return <Blank />
  const old = Date.now() - (toMillis(call.startTime) ?? 0) > KEPT_MS
  return <span className="quiet">{t(recorded && old ? 'workNo.recordingGone' : 'workNo.notRecorded')}</span>
}

export const callColumns = (recorded: boolean, play: (call: WorkNoCall) => void): readonly ColumnOf<WorkNoCall>[] => [
  workNoCall.startTime,
  { field: workNoCall.direction, width: 96 },
  workNoCall.otherPhone,
  { field: workNoCall.duration, width: 104, cell: (call) => <span className="digits">{clock(call.duration)}</span> },
  { field: workNoCall.result, width: 100 },
  { field: workNoCall.clueId, width: 120, cell: (call) => <LeadCell call={call} /> },
  {
    field: workNoCall.recordUrl,
    width: 190,
    cell: (call) => <RecordCell call={call} recorded={recorded} play={play} />,
  },
]
