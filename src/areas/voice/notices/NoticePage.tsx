import { Alert } from 'antd'
import * as notices from '@/api/voice/notices'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { notice as fields, type NoticeDetail, noticeState } from '@/entities/voice/notice'
import { useLeave } from '@/kit/page/back'
import { useOpened } from '@/kit/page/opened'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank } from '@/kit/show/Blank'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Audience, nameOf } from './parts/noticeWords'
import { NoticeForm } from './parts/NoticeForm'
import { NoticePhone } from './parts/NoticePhone'
import { ReachPanel } from './parts/ReachPanel'
import { Attachments } from './parts/ReadWindow'
import { useNoticeActions } from './parts/useNoticeActions'

const load = (id: string) => notices.get.query({ system_notice_id: id }, { quiet: true })
const isOpen = ({ state }: Pick<NoticeDetail, 'state'>) => is(state, noticeState.draft, noticeState.cancelled)

export default function NoticePage() {
  const t = useT()
  const may = useMay()
  const leave = useLeave()
  const { hq } = useViewer()
  const { mode, id, open, close } = useOpened()
  const { of, windows } = useNoticeActions({ open, leave })
  return (
    <>
      <RecordScreen<NoticeDetail>
        load={load}
        title={nameOf}
        status={fields.state}
        create={hq && may('notices.create') && t('notices.new')}
        edits={(row) => hq && may('notices.update') && isOpen(row)}
        opened
        form={(row, copied) => <NoticeForm key={row?.system_notice_id ?? 'new'} row={row} copied={copied} />}
        actions={(row) => (hq ? of(row) : [])}
        phone={(row) => <NoticePhone of={row} />}
        above={(row) =>
          isOpen(row) ? null : <Alert type="info" showIcon title={t('notices.fixed')} className="space-below" />
        }
        facts={(row) => [
          fields.noticeType,
          // Recipients see neither the audience nor the number of readers.
          ...(hq
            ? [
                fields.system_notice_id,
                fields.clients,
                [fields.targetType, <Audience key="audience" row={row} />] as const,
                fields.targetCount,
                fields.readCount,
              ]
            : []),
          fields.sendTime,
          fields.endTime,
          fields.topFlag,
          fields.popFlag,
          fields.confirmFlag,
          fields.summary,
          [
            fields.attachments,
            row.attachments.length ? <Attachments key="files" of={row.attachments} /> : <Blank key="files" />,
          ],
          fields.createBy,
          fields.updateTime,
        ]}
      />
      {windows}
      {mode === 'readers' && id && <ReachPanel key={id} id={id} onClose={close} />}
    </>
  )
}
