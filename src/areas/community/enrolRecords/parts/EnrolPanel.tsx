import { Steps } from 'antd'
import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { enrollRecord, type EnrollRecord, recordStatus } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { named, plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Answers } from './Answers'
import { whoIs } from './decisions'

const e = enrollRecord
const FACTS = [
  { title: 'enrolRecords.who', facts: [e.nickname, e.userType, e.phone, e.seriesName, e.plateNo] },
  { title: 'enrolRecords.what', facts: [e.title, e.dealerName, e.peopleCount, e.points, e.source, e.recordId] },
] as const

const Course = ({ row }: { row: EnrollRecord }) => {
  const t = useT()
  const rejected = is(row.status, recordStatus.rejected)
  const steps = [
    { key: 'enrolled', title: t('enrolRecords.enrolled'), at: row.enrollTime, words: '' },
    {
      key: 'reviewed',
      title: t('enrolRecords.reviewed'),
      at: row.auditTime,
      words: named(row.auditBy, rejected ? row.rejectReason : ''),
    },
    { key: 'here', title: t('enrolRecords.checkedIn'), at: row.signTime, words: '' },
  ]
  return (
    <Steps
      orientation="vertical"
      size="small"
      items={steps.map(({ key, title, at, words }) => ({
        key,
        title,
        status: !plain(at) ? 'wait' : key === 'reviewed' && rejected ? 'error' : 'finish',
        content: (
          <span className="quiet">
            <span className="digits">{formatTime(at) || t('enrolRecords.notYet')}</span> <bdi>{words}</bdi>
          </span>
        ),
      }))}
    />
  )
}

export const EnrolPanel = ({ actions }: { actions: (row: EnrollRecord) => readonly Action[] }) => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => findById(socialActivities.listEnrollRecords, { recordId: id })}
      title={whoIs}
      status={enrollRecord.status}
      actions={actions}
      facts={() => FACTS}
    >
      {(row) => (
        <>
          <h3 className="section-title">{t(enrollRecord.answers.label)}</h3>
          <Answers of={row.answers} />
          <h3 className="section-title">{t('enrolRecords.course')}</h3>
          <Course row={row} />
        </>
      )}
    </RecordPanel>
  )
}
