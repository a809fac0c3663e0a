import { Space, Steps } from 'antd'
import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { enrollRecord, type EnrollRecord, recordStatus } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { named, plain } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Answers } from './Answers'
import { whoIs } from './decisions'

const WIDTH = 760

/** How it went: enrolled, reviewed, checked in, each with its time. */
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

/** One enrolment in full: who, what was answered, how it went, and what can be done with it. */
export const RecordPanel = ({
  recordId,
  actions,
  onClose,
}: {
  recordId: string
  actions: (row: EnrollRecord) => readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const title = t('enrolRecords.detail')
  return (
    <LoadRecord
      of={findById(socialActivities.listEnrollRecords, { recordId })}
      title={title}
      width={WIDTH}
      onClose={onClose}
    >
      {(row) => (
        <Panel
          open
          width={WIDTH}
          title={
            <Space wrap>
              <bdi>{whoIs(row)}</bdi>
              <StatusTag field={enrollRecord.status} value={row.status} />
            </Space>
          }
          footer={<Actions items={actions(row)} />}
          onClose={onClose}
        >
          <Facts
            row={row}
            fields={[
              {
                title: 'enrolRecords.who',
                facts: [
                  enrollRecord.nickname,
                  enrollRecord.userType,
                  enrollRecord.phone,
                  enrollRecord.seriesName,
                  enrollRecord.plateNo,
                ],
              },
              {
                title: 'enrolRecords.what',
                facts: [
                  enrollRecord.title,
                  enrollRecord.dealerName,
                  enrollRecord.peopleCount,
                  enrollRecord.points,
                  enrollRecord.source,
                  enrollRecord.recordId,
                ],
              },
            ]}
          />
          <h3 className="section-title">{t(enrollRecord.answers.label)}</h3>
          <Answers of={row.answers} />
          <h3 className="section-title">{t('enrolRecords.course')}</h3>
          <Course row={row} />
        </Panel>
      )}
    </LoadRecord>
  )
}
