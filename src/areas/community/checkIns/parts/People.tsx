import { Tabs } from 'antd'
import { useState } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { attendanceRecord } from '@/entities/community/attendance'
import { enrollRecord, recordStatus } from '@/entities/community/enrollRecord'
import type { SignActivity } from '@/entities/community/signActivity'
import { type Page, totalIn } from '@/api/reply'
import type { Field } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { type Queried, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { PageButtons } from '@/kit/list/Pager'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { named } from '@/kit/show/format'
import { maskPhone, plain, useFormats } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { signName } from './useSignActions'

const SIZE = 20
const PASSED = recordStatus.passed
const MINE = [
  enrollRecord.customerName,
  enrollRecord.phone,
  enrollRecord.peopleCount,
  enrollRecord.enrollTime,
  enrollRecord.signTime,
] as const
const CAME = [
  attendanceRecord.nickname,
  attendanceRecord.phone,
  attendanceRecord.sessionName,
  attendanceRecord.signTime,
  attendanceRecord.signResult,
] as const

const enrolled = (activityId: string, pageNo: number, isAbsent = false) =>
  socialActivities.listEnrollRecords.query(
    { activityId, status: PASSED, ...(isAbsent && { signFlag: 0 }), pageNo, pageSize: SIZE },
    { quiet: true },
  )

/** Participants of an activity: signed up, arrived and absent. Only arrivals if it has no enrolment. */
export const People = ({ of, onClose }: { of: SignActivity; onClose: () => void }) => {
  const t = useT()
  const { activityId } = of
  const came = {
    key: 'came',
    label: t('checkIns.came'),
    children: (
      <Rows
        rowKey={attendanceRecord.id.key}
        fields={CAME}
        ask={(pageNo) =>
          socialActivities.listAttendanceRecords.query({ signId: of.id, pageNo, pageSize: SIZE }, { quiet: true })
        }
      />
    ),
  }
  const mine = (key: string, label: string, isAbsent: boolean) => ({
    key,
    label,
    children: (
      <Rows
        rowKey={enrollRecord.recordId.key}
        fields={isAbsent ? MINE.slice(0, -1) : MINE}
        ask={(pageNo) => enrolled(activityId, pageNo, isAbsent)}
        // A server that does not support the filter returns all rows.
        keeps={isAbsent ? (row) => isBlank(Reflect.get(row, enrollRecord.signTime.key)) : undefined}
      />
    ),
  })
  return (
    <Panel open title={named(t('checkIns.people'), signName(of))} width={860} onClose={onClose}>
      {activityId && <Ring activityId={activityId} />}
      {activityId ? (
        <Tabs items={[mine('all', t('checkIns.signedUp'), false), came, mine('absent', t('checkIns.absent'), true)]} />
      ) : (
        <>
          <h3 className="card-title">{t('checkIns.came')}</h3>
          {came.children}
        </>
      )}
    </Panel>
  )
}

const Ring = ({ activityId }: { activityId: string }) => {
  const t = useT()
  const { data: all } = useLoad(enrolled(activityId, 1))
  const { data: absent } = useLoad(enrolled(activityId, 1, true))
  const [people, missing] = [totalIn(all), totalIn(absent)]
  if (people === undefined || missing === undefined) return null
  // Arrivals among the absent show that the server ignored the filter.
  if (absent?.records.some(({ signTime }) => !isBlank(signTime))) return null
  return (
    <Chart
      title={t('checkIns.turnout')}
      of={t('checkIns.turnout')}
      shape="ring"
      categories={[t('checkIns.came'), t('checkIns.absent')]}
      series={[{ name: t('checkIns.personCount'), values: [people - missing, missing] }]}
    />
  )
}

const Rows = <Row extends object>({
  ask,
  rowKey,
  fields,
  keeps,
}: {
  ask: (pageNo: number) => Queried<Page<Row>>
  rowKey: string
  fields: readonly Field[]
  keeps?: (row: Row) => boolean
}) => {
  const t = useT()
  const { count } = useFormats()
  const column = useColumn()
  const [pageNo, setPageNo] = useState(1)
  const page = useLoad(ask(pageNo))
  const rows = page.data?.records.filter((row) => keeps?.(row) ?? true)
  const isWhole = rows?.length === page.data?.records.length
  return (
    <>
      <SubTable
        load={{ ...page, data: rows }}
        rowKey={rowKey}
        columns={fields.map((field) => ({
          ...column(field),
          width: field.kind === 'dateTime' ? 170 : 120,
          ...(field.kind === 'phone' && {
            render: (_: unknown, row: Row) => (
              <span className="digits">{maskPhone(plain(Reflect.get(row, field.key)))}</span>
            ),
          }),
        }))}
      />
      <p className="quiet">{t('list.total', { total: count(isWhole ? totalIn(page.data) : undefined) })}</p>
      <PageButtons simple page={page.data} pageNo={pageNo} pageSize={SIZE} setPageNo={setPageNo} />
    </>
  )
}
