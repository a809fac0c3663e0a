import './pointTasks.css'
import { totalIn } from '@/api/reply'
import * as feedback from '@/api/voice/feedback'
import { useViewer } from '@/business/viewer'
import { contactStatus } from '@/entities/members/pointContact'
import { useLoad } from '@/kit/data/load'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { AppTasks } from './parts/AppTasks'
import { Contacts } from './parts/Contacts'
import { StaffTasks } from './parts/StaffTasks'
import { TaskRecords } from './parts/TaskRecords'

const WAITING = { status: [contactStatus.waiting], pageNo: 1, pageSize: 1 }

export default function TaskBoard() {
  const t = useT()
  const { hq } = useViewer()
  const { count } = useFormats()
  const { data } = useLoad(feedback.listContacts.query(WAITING, { quiet: true }))
  const waiting = totalIn(data) ?? 0
  return (
    <ScreenTabs
      tabs={[
        { key: 'staff', label: t('pointTasks.staffTab'), children: <StaffTasks /> },
        ...(hq ? [{ key: 'app', label: t('pointTasks.appTab'), children: <AppTasks /> }] : []),
        { key: 'record', label: t('pointTasks.recordTab'), children: <TaskRecords /> },
        {
          key: 'contact',
          label: (
            <>
              {t('pointTasks.contactTab')} {waiting > 0 && <b className="urgent-count">{count(waiting)}</b>}
            </>
          ),
          children: <Contacts />,
        },
      ]}
    />
  )
}
