import { Empty, Space, Timeline } from 'antd'
import type { TableColumnsType } from 'antd'
import * as evaluations from '@/api/leads/evaluations'
import type { ClueDetail } from '@/entities/leads/clue'
import { type ClueAssign, clueAssign } from '@/entities/leads/clueAssign'
import { type ClueFollow, clueFollow } from '@/entities/leads/clueFollow'
import { type Evaluation, evaluation } from '@/entities/leads/evaluation'
import { type OutCallDetail, outCallDetail } from '@/entities/leads/outCallDetail'
import { Blank } from '@/kit/show/Blank'
import { clock, named } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { SubTable, useColumn } from '@/kit/list/SubTable'
import { useLoad } from '@/kit/data/load'
import type { ScreenTab } from '@/kit/page/ScreenTabs'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Pictures } from '@/kit/show/Picture'
import { SmallTable } from '@/kit/show/SmallTable'
import { Stars } from '@/kit/show/Stars'
import { useT } from '@/locales'
import { RecordPlayer } from '../../parts/RecordPlayer'
import { useReasons } from '../../parts/reasons'
import { useViewer } from '@/business/viewer'

const Nothing = () => <Empty description={useT()('list.empty')} style={{ padding: 24 }} />

const Follow = ({ row }: { row: ClueFollow }) => {
  const t = useT()
  return (
    <>
      <div className="clue-follow">
        <strong>
          <Value field={clueFollow.followTime} value={row.followTime} full />
        </strong>
        <Value field={clueFollow.followType} value={row.followType} />
        <Value field={clueFollow.result} value={row.result} />
        <Value field={clueFollow.clueLevel} value={row.clueLevel} />
        <bdi className="quiet">{row.saleUserName}</bdi>
      </div>
      <p>{row.content}</p>
      <Space wrap size={[16, 4]}>
        {row.nextFollowTime && (
          <span className="quiet">
            {t(clueFollow.nextFollowTime.label)}
            {t('kit.colon')}
            <Value field={clueFollow.nextFollowTime} value={row.nextFollowTime} full />
          </span>
        )}
        {row.recordUrl && <RecordPlayer url={row.recordUrl} name={row.followTime} />}
      </Space>
    </>
  )
}

export const Follows = ({ rows }: { rows: readonly ClueFollow[] }) =>
  rows.length === 0 ? (
    <Nothing />
  ) : (
    <div className="clue-follows">
      <Timeline items={rows.map((row) => ({ key: row.followId, content: <Follow row={row} /> }))} />
    </div>
  )

const Lines = <Row extends { id: string }>({
  rows,
  columns,
  width,
}: {
  rows: readonly Row[]
  columns: TableColumnsType<Row>
  width: number
}) => (
  <SmallTable
    className="sub-table"
    rowKey="id"
    scroll={{ x: width }}
    dataSource={[...rows]}
    columns={columns}
    locale={{ emptyText: <Nothing /> }}
  />
)

const Assigns = ({ rows }: { rows: readonly ClueAssign[] }) => {
  const column = useColumn()
  const { hq, group } = useViewer()
  const { nameOf } = useReasons('ASSIGN_REASON', clueAssign.reason)
  const several = hq || group
  const columns: TableColumnsType<ClueAssign> = [
    { ...column(clueAssign.createTime), width: 150 },
    { ...column(clueAssign.assignType), width: 120 },
    ...(several ? [column(clueAssign.fromDealerName)] : []),
    column(clueAssign.fromUserName),
    ...(several ? [column(clueAssign.toDealerName)] : []),
    column(clueAssign.toUserName),
    { ...column(clueAssign.reason), width: 110, render: (_, row) => (row.reason ? nameOf(row.reason) : <Blank />) },
    column(clueAssign.remark),
    column(clueAssign.createBy),
  ]
  return <Lines rows={rows} columns={columns} width={1080} />
}

const Calls = ({ rows }: { rows: readonly OutCallDetail[] }) => {
  const t = useT()
  const column = useColumn()
  const linkTo = usePermittedLinks()
  const columns: TableColumnsType<OutCallDetail> = [
    { ...column(outCallDetail.callTime), width: 150 },
    { ...column(outCallDetail.callStatus), width: 110 },
    { ...column(outCallDetail.intent), width: 120 },
    {
      ...column(outCallDetail.duration),
      width: 90,
      render: (_, row) => <span className="digits">{clock(row.duration)}</span>,
    },
    column(outCallDetail.tags),
    {
      ...column(outCallDetail.recordUrl),
      width: 240,
      render: (_, row) => <RecordPlayer url={row.recordUrl} name={row.callTime} seconds={row.duration} />,
    },
    {
      key: 'task',
      title: t(outCallDetail.taskId.label),
      width: 130,
      render: (_, row) => {
        const link = linkTo('/outboundTask/callOutDetails', { taskId: row.taskId })
        return link ? (
          <CellLink aria-label={named(t('clues.task'), row.taskId)} onClick={link}>
            {row.taskId}
          </CellLink>
        ) : (
          row.taskId
        )
      },
    },
  ]
  return <Lines rows={rows} columns={columns} width={980} />
}

const Evaluations = ({ clueId }: { clueId: string }) => {
  const column = useColumn()
  const load = useLoad(evaluations.listByClue.query({ clueId }, { quiet: true }), { keep: false })
  const columns: TableColumnsType<Evaluation> = [
    { ...column(evaluation.evaluateTime), width: 150 },
    { ...column(evaluation.stage), width: 110 },
    {
      ...column(evaluation.score),
      width: 150,
      render: (_, row) => <Stars value={row.score} />,
    },
    ...[evaluation.responseScore, evaluation.skillScore, evaluation.mannerScore].map((field) => ({
      ...column(field),
      width: 90,
    })),
    { ...column(evaluation.tags), width: 220 },
    column(evaluation.content),
    { ...column(evaluation.images), width: 130, render: (_, row) => <Pictures urls={row.images ?? []} width={32} /> },
  ]
  return (
    <div className="scroll-x">
      <div style={{ minWidth: 1240 }}>
        <SubTable load={load} rowKey="evaluateId" columns={columns} />
      </div>
    </div>
  )
}

export const useClueTabs = () => {
  const t = useT()
  return (row: ClueDetail): readonly ScreenTab[] => [
    { key: 'assign', label: t('clues.assigns'), children: <Assigns rows={row.assigns} /> },
    { key: 'calls', label: t('clues.calls'), children: <Calls rows={row.calls} /> },
    { key: 'evaluate', label: t('clues.evaluate'), children: <Evaluations clueId={row.clueId} /> },
  ]
}
