import '../testDrive.css'
import { Alert, Button, Empty, Flex, Space } from 'antd'
import dayjs from 'dayjs'
import { type CSSProperties, useEffect, useState } from 'react'
import * as testDrive from '@/api/vehicle/testDrive'
import { DealerPage } from '@/business/DealerPage'
import { optionOf } from '@/entities/field'
import { testDriveOrder as drive } from '@/entities/orders/testDriveOrder'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { DateSteps } from '@/kit/show/DateSteps'
import { named, optionName, plain } from '@/kit/show/format'
import { formatPeriod, formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { type Block, boardRows, CLOSES, OPENS, placeOf } from './board'

const MAX = 100
export const BOARD = 'board'
const VIEWS = [
  { value: '', label: 'testDrive.list' },
  { value: BOARD, label: 'testDrive.board' },
] as const

export const ViewTabs = () => <ViewSwitch views={VIEWS} />

const MINUTE_MS = 60_000
const HOURS = Array.from({ length: CLOSES - OPENS + 1 }, (_, at) => OPENS + at)
const isDay = (text: string | null): text is string =>
  text !== null && dayjs.utc(text, 'YYYY-MM-DD').format('YYYY-MM-DD') === text

// Variables of the style sheet, which the type of React does not include.
const styleOf = (variables: Record<`--${string}`, number>) => variables as CSSProperties

const NowLine = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return <span className="drive-now" style={styleOf({ '--from': placeOf(now) })} />
}

const Drive = ({ block, open }: { block: Block; open: (id: string) => void }) => {
  const t = useT()
  const { drive: row, lane, from, until, clashes } = block
  const people = [plain(row.customerName) || row.orderNo || row.id, plain(row.consultantName)].filter(Boolean)
  const time = row.startTime ? formatPeriod(row.startTime, row.endTime, 'HH:mm') : formatTime(row.appointTime, 'HH:mm')
  const state = optionName(t, drive.status, row.status)
  return (
    <button
      type="button"
      className="mark drive-block"
      data-tone={clashes ? 'error' : optionOf(drive.status.of, row.status)?.tone}
      style={styleOf({ '--from': from, '--until': until, '--lane': lane })}
      title={[time, ...people, state, clashes ? t('testDrive.clash') : ''].filter(Boolean).join(' · ')}
      aria-label={named(time, ...people, state, clashes ? t('testDrive.clash') : '')}
      onClick={() => open(row.id)}
    >
      <span>{people.join(' · ')}</span>
      <small>{clashes ? t('testDrive.clash') : `${time} ${state}`}</small>
    </button>
  )
}

const Day = ({ dealer, day }: { dealer: string; day: string }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { open } = useOpened()
  const load = useLoad(
    testDrive.list.query(
      {
        dealerCode: dealer,
        appointTimeStart: `${day} 00:00:00`,
        appointTimeEnd: `${day} 23:59:59`,
        sortField: drive.appointTime.key,
        sortOrder: 'asc',
        pageNo: 1,
        pageSize: MAX,
      },
      { quiet: true },
    ),
  )
  const { records = [], total = 0 } = load.data ?? {}
  const rows = boardRows(records.slice(0, MAX))
  const isToday = day === formatTime(Date.now(), 'YYYY-MM-DD')
  return (
    <Loaded load={load}>
      {total > MAX && (
        <Alert
          type="warning"
          showIcon
          className="space-below"
          title={t('testDrive.firstOnly', { max: MAX })}
          action={
            <Button size="small" onClick={() => setQuery({ view: undefined, appointTime: `${day}~${day}` })}>
              {t('testDrive.asList')}
            </Button>
          }
        />
      )}
      {rows.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('testDrive.noDrives')} />
      ) : (
        <div className="drive-board" aria-busy={load.loading}>
          <div className="drive-row drive-hours" aria-hidden>
            <span />
            <div className="drive-track">
              {HOURS.map((hour) => (
                <span key={hour} style={styleOf({ '--from': (hour - OPENS) / (CLOSES - OPENS) })}>
                  {hour}:00
                </span>
              ))}
            </div>
          </div>
          {rows.map(({ plate, lanes, blocks }) => (
            <div
              key={plate}
              role="group"
              aria-label={plate || t('testDrive.noCar')}
              className="drive-row"
              style={styleOf({ '--lanes': lanes })}
            >
              <b data-none={!plate}>{plate || t('testDrive.noCar')}</b>
              <div className="drive-track">
                {isToday && <NowLine />}
                {blocks.map((block) => (
                  <Drive key={block.drive.id} block={block} open={(id) => open('detail', id)} />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </Loaded>
  )
}

export const DayBoard = () => {
  const { query, setQuery } = useScreen()
  const today = formatTime(Date.now(), 'YYYY-MM-DD')
  const asked = query.get('day')
  const day = isDay(asked) ? asked : today
  const go = (to: string) => setQuery({ day: to === today ? undefined : to })
  return (
    <DealerPage head={<ViewTabs />}>
      {(dealer) => (
        <section className="card">
          <Flex wrap gap={8} justify="space-between" className="space-below">
            <ViewTabs />
            <Space wrap>
              <DateSteps value={day} show={go} />
            </Space>
          </Flex>
          <Day key={dealer} dealer={dealer} day={day} />
        </section>
      )}
    </DealerPage>
  )
}
