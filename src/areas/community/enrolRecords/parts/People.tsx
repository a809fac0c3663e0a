import { Space, Tabs } from 'antd'
import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import { useViewer } from '@/business/viewer'
import { enrollRecord, type EnrollRecord, recordStatus } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { Pager, totalsOf } from '@/kit/list/Pager'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn, sumOf } from '@/lib/counts'
import { formatPeriod } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { Answers } from './Answers'
import { isOpen, useDecisions, whoIs } from './decisions'
import { Places, placesLeft } from './Places'

const WIDTH = 1080
const { waiting, passed, standby, rejected, cancelled } = recordStatus
const TABS: readonly { key: string; states: readonly EnrollRecord['status'][]; label: TextKey }[] = [
  { key: 'waiting', states: [waiting], label: 'recordStatus.waiting' },
  { key: 'passed', states: [passed], label: 'recordStatus.passed' },
  { key: 'standby', states: [standby], label: 'recordStatus.standby' },
  { key: 'others', states: [rejected, cancelled], label: 'enrolRecords.others' },
]
const FIELDS = [
  enrollRecord.userType,
  enrollRecord.seriesName,
  enrollRecord.peopleCount,
  enrollRecord.enrollTime,
  enrollRecord.status,
  enrollRecord.signTime,
] as const

/**
 * Enrolments of an activity by state: decided together by selection or one after the other beside their answers, with
 * the number of places left.
 */
export const People = ({ activityId, onClose }: { activityId: string; onClose: () => void }) => {
  const t = useT()
  const { count } = useFormats()
  const { hq } = useViewer()
  const { decide, actionsOf, windows } = useDecisions()
  const [tab, setTab] = useState('waiting')
  const [place, setPlace] = useState({ pageNo: 1, pageSize: 20 })
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [focused, setFocused] = useState('')
  const states = TABS.find(({ key }) => key === tab)?.states ?? []
  const activity = useLoad(findById(socialActivities.listEnrolls, { id: activityId })).data
  const load = useLoad(
    socialActivities.listEnrollRecords.query(
      { activityId, status: [...states], ...place, sortField: enrollRecord.enrollTime.key, sortOrder: 'asc' },
      { quiet: true },
    ),
  )
  const given = load.data?.records ?? []
  // A server that ignores the filters also returns other rows.
  const rows = load.stale
    ? []
    : given.filter((row) => is(row.status, ...states) && ['', activityId].includes(plain(row.activityId)))
  const chosen = rows.filter((row) => ticked.includes(plain(row.recordId)) && isOpen(row))
  const left = activity && placesLeft(activity)
  const counts = chosen.map(({ peopleCount }) => numberIn(peopleCount))
  // An enrolment without a number is at least one person.
  const people = counts.reduce<number>((sum, many) => sum + (many ?? 1), 0)
  const isTooMany = typeof left === 'number' && people > left
  const one = rows.find(({ recordId }) => plain(recordId) === focused) ?? rows[0]
  const turn = (key: string) => {
    setTab(key)
    setPlace({ ...place, pageNo: 1 })
    setTicked([])
    setFocused('')
  }
  const many = (kind: 'pass' | 'reject') => decide({ kind, rows: chosen, ended: setTicked })
  return (
    <Panel
      open
      width={WIDTH}
      title={t('enrolRecords.peopleOf', { name: plain(activity?.title) || activityId })}
      onClose={onClose}
      footer={
        tab === 'waiting' || tab === 'standby' ? (
          <Space wrap>
            <span role="status" data-bad={isTooMany} className="enrol-left">
              {typeof left !== 'number'
                ? ''
                : chosen.length
                  ? t('enrolRecords.leftAndChosen', {
                      left: count(left),
                      chosen: `${count(people)}${counts.includes(null) ? '+' : ''}`,
                    })
                  : t('enrolRecords.left', { count: left })}
            </span>
            <Actions
              items={[
                {
                  label: 'enrolRecords.reject',
                  can: 'socialActivities.approveEnrollRecord',
                  danger: true,
                  disabled: !chosen.length,
                  run: () => many('reject'),
                },
                {
                  label: 'enrolRecords.pass',
                  can: 'socialActivities.approveEnrollRecord',
                  primary: true,
                  disabled: !chosen.length || isTooMany,
                  run: () => many('pass'),
                },
              ]}
            />
          </Space>
        ) : undefined
      }
    >
      {activity && (
        <div className="enrol-people-head">
          <span className="digits">{formatPeriod(activity.startTime, activity.endTime)}</span>
          <Places of={activity} />
        </div>
      )}
      <Tabs
        activeKey={tab}
        onChange={turn}
        items={TABS.map(({ key, states: of, label }) => {
          const sum = sumOf(of.map((state) => load.data?.summary[state]))
          return { key, label: sum === null ? t(label) : `${t(label)} ${count(sum)}` }
        })}
      />
      <Loaded load={load}>
        <div className="enrol-people">
          <div>
            <SmallTable
              rowKey={({ recordId }) => plain(recordId)}
              dataSource={[...rows]}
              scroll={{ x: 'max-content' }}
              rowSelection={
                tab === 'waiting' || tab === 'standby'
                  ? {
                      columnWidth: 48,
                      selectedRowKeys: [...ticked],
                      onChange: (keys) => setTicked(keys.map(String)),
                      getCheckboxProps: (row) =>
                        // antd's type of the check box props lacks aria attributes, but antd passes them on.
                        ({
                          'aria-label': t('list.selectRow', { name: whoIs(row) }),
                          disabled: !plain(row.recordId) || !isOpen(row),
                        }) as object,
                      getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectPage') }) as object, // As above.
                    }
                  : undefined
              }
              columns={[
                {
                  key: 'name',
                  title: t(enrollRecord.customerName.label),
                  render: (_, row) => (
                    <CellLink onClick={() => setFocused(plain(row.recordId))}>
                      <bdi>{whoIs(row)}</bdi>
                    </CellLink>
                  ),
                },
                {
                  key: 'phone',
                  title: t(enrollRecord.phone.label),
                  render: (_, row) =>
                    // The host calls participants. The server decides which numbers it sends unmasked.
                    hq || !is(row.status, passed) ? (
                      <Value field={enrollRecord.phone} value={row.phone} />
                    ) : (
                      <span className="digits">{plain(row.phone)}</span>
                    ),
                },
                ...FIELDS.map((field) => ({
                  key: field.key,
                  title: t(field.label),
                  render: (_: unknown, row: EnrollRecord) => <Value field={field} value={row[field.key]} />,
                })),
              ]}
            />
            {(place.pageNo > 1 || (load.data?.total ?? 0) > place.pageSize) && (
              <Pager
                dense
                state={{ ...place, texts: {}, search: {} }}
                {...totalsOf(load.data)}
                setPage={(pageNo, pageSize) => {
                  setPlace({ pageNo, pageSize })
                  setTicked([])
                }}
              />
            )}
          </div>
          {one && (
            <section className="enrol-answers" aria-label={t('enrolRecords.answersOf', { name: whoIs(one) })}>
              <h3 className="card-title">
                <bdi>{whoIs(one)}</bdi>
              </h3>
              <Answers of={one.answers} />
              <Actions
                items={[
                  ...actionsOf(one),
                  {
                    label: 'enrolRecords.next',
                    disabled: rows.length < 2,
                    run: () => setFocused(plain(rows[(rows.indexOf(one) + 1) % rows.length]?.recordId)),
                  },
                ]}
              />
            </section>
          )}
        </div>
      </Loaded>
      {windows}
    </Panel>
  )
}
