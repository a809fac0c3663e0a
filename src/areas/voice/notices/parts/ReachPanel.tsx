import '../../parts/messaging.css'
import { Checkbox, Flex, Input, Progress, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import * as notices from '@/api/voice/notices'
import { isYes } from '@/entities/field'
import { type NoticeDetail, type NoticeReach, noticeReach as fields } from '@/entities/voice/notice'
import { Chart } from '@/kit/chart/Chart'
import { Failed, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'
import { Blank, Words } from '@/kit/show/Blank'
import { plain, useFormats } from '@/kit/show/format'
import { Tags } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn, sumOf } from '@/lib/counts'
import { matchesWords } from '@/lib/foldText'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

/** Percentage of readers below which a line is marked. */
const BAD_RATE = 50
const NAMES = 10

interface Line {
  key: string
  name: string
  targetCount: number | null
  readCount: number | null
  confirmCount: number | null
  unreadNames: string[]
  children?: Line[]
}
const lineOf = (key: string, name: string, rows: readonly NoticeReach[]): Line => ({
  key,
  name,
  targetCount: sumOf(rows.map((row) => numberIn(row.targetCount))),
  readCount: sumOf(rows.map((row) => numberIn(row.readCount))),
  confirmCount: sumOf(rows.map((row) => numberIn(row.confirmCount))),
  unreadNames: rows.flatMap(({ unreadNames }) => unreadNames),
})
const shareOf = ({ readCount, targetCount }: Line): number | undefined => {
  const rate = rateOf(readCount, targetCount)
  return rate === undefined ? undefined : Number(rate)
}

const areasOf = (rows: readonly NoticeReach[]): Line[] => {
  const names = [...new Set(rows.map(({ areaName }) => plain(areaName)))]
  return names.map((area, at) => {
    const own = rows.filter(({ areaName }) => plain(areaName) === area)
    const dealers = own.filter(({ dealerName }) => plain(dealerName) !== '')
    return {
      ...lineOf(`${at} ${area}`, area, own),
      children: dealers.length
        ? dealers.map((row, place) => lineOf(`${at} ${place} ${row.code}`, plain(row.dealerName), [row]))
        : undefined,
    }
  })
}

const Ring = ({ label, part, whole }: { label: string; part: number | null; whole: number | null }) => {
  const { count, percent } = useFormats()
  const rate = rateOf(part, whole)
  return (
    <Flex gap={12} align="center">
      <Progress type="circle" size={64} percent={Number(rate ?? 0)} format={() => percent(rate)} aria-label={label} />
      <span>
        {label}
        <br />
        <b className="digits">
          {count(part)} / {count(whole)}
        </b>
      </span>
    </Flex>
  )
}

const Reach = ({ notice }: { notice: NoticeDetail }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const [word, setWord] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const all = useMemo(() => areasOf(notice.readStat), [notice.readStat])
  const fits = (line: Line) =>
    matchesWords(line.name, word) && (!onlyOpen || (line.readCount ?? 0) < (line.targetCount ?? 0))
  const lines = all.flatMap((area) => {
    if (!word && !onlyOpen) return [area]
    const children = area.children?.filter(
      (line) => fits(line) || (matchesWords(area.name, word) && fits({ ...line, name: word })),
    )
    return children?.length || fits(area) ? [{ ...area, children: children?.length ? children : undefined }] : []
  })
  const whole = lineOf('all', '', notice.readStat)
  return (
    <>
      <Flex gap={32} wrap className="space-below">
        <Ring label={t(fields.readCount.label)} part={whole.readCount} whole={whole.targetCount} />
        {isYes(notice.confirmFlag) && (
          <Ring label={t(fields.confirmCount.label)} part={whole.confirmCount} whole={whole.targetCount} />
        )}
      </Flex>
      <Chart
        title={t('notices.readsByHour')}
        of={t('notices.hour')}
        categories={notice.readHours.map(({ hour }) => plain(hour))}
        series={[
          { name: t(fields.readCount.label), as: 'line', values: notice.readHours.map((one) => numberIn(one.count)) },
        ]}
      />
      <Flex gap={12} align="center" wrap className="space-around-sm">
        <Input.Search
          searchIcon={SEARCH}
          allowClear={CLEAR}
          style={{ maxWidth: 260 }}
          placeholder={t('notices.findDealer')}
          aria-label={t('notices.findDealer')}
          onChange={({ target }) => setWord(target.value)}
        />
        <Checkbox checked={onlyOpen} onChange={({ target }) => setOnlyOpen(target.checked)}>
          {t('notices.onlyOpen')}
        </Checkbox>
      </Flex>
      <SmallTable<Line>
        rowKey="key"
        scroll={{ x: 'max-content' }}
        dataSource={lines}
        columns={[
          { key: 'name', title: t('notices.areaOrDealer'), render: (_, { name }) => <Words>{name}</Words> },
          {
            key: 'target',
            title: t(fields.targetCount.label),
            align: 'end',
            render: (_, row) => <span className="digits">{count(row.targetCount)}</span>,
          },
          {
            key: 'read',
            title: t(fields.readCount.label),
            align: 'end',
            render: (_, row) => <span className="digits">{count(row.readCount)}</span>,
          },
          {
            key: 'confirm',
            title: t(fields.confirmCount.label),
            align: 'end',
            render: (_, row) => <span className="digits">{count(row.confirmCount)}</span>,
          },
          {
            key: 'rate',
            title: t(fields.readRate.label),
            align: 'end',
            sorter: (a, b) => (shareOf(a) ?? -1) - (shareOf(b) ?? -1),
            render: (_, row) => (
              <b className="digits trend" data-good={(shareOf(row) ?? BAD_RATE) >= BAD_RATE ? undefined : false}>
                {percent(shareOf(row))}
              </b>
            ),
          },
          {
            key: 'names',
            title: t(fields.unreadNames.label),
            render: (_, { unreadNames, children }) =>
              children || unreadNames.length === 0 ? <Blank /> : <Tags max={NAMES} texts={unreadNames} />,
          },
        ]}
      />
    </>
  )
}

export const ReachPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const { data, error, retry } = useLoad(notices.get.query({ system_notice_id: id }, { quiet: true }), { keep: false })
  return (
    <Panel
      open
      width={960}
      title={data ? t('notices.readersOf', { title: plain(data.title) }) : t('notices.readers')}
      onClose={onClose}
    >
      {data ? (
        <Reach notice={data} />
      ) : error ? (
        <Failed error={error} retry={retry} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Panel>
  )
}
