import './nurture.css'
import { Empty, Flex, Progress } from 'antd'
import { useState } from 'react'
import * as clues from '@/api/leads/clues'
import { is } from '@/entities/field'
import { clueFollow } from '@/entities/leads/clueFollow'
import { nurtureSource, nurtureStatus } from '@/entities/leads/enums'
import { type NurtureDetail, nurtureClue } from '@/entities/leads/nurtureClue'
import { useColumn } from '@/kit/list/SubTable'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Blank, Words } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { DASH, named } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { BlackDialog } from '../parts/BlackDialog'
import { placeOf } from '../parts/place'
import { isActivated, RIPE, scoreOf } from './fields'
import { HandOver } from './parts/HandOver'
import { ScoreChart } from './parts/ScoreChart'
import { Touches } from './parts/Touches'

/** Who has the customer now, as a way to the lead that it became. */
const HandedTo = ({ row }: { row: NurtureDetail }) => {
  const way = usePermittedLinks()('/clue-management/clueDetail', { clueId: row.leadId })
  if (!is(row.status, nurtureStatus.handed) || !row.leadId || !way) return <Words>{row.dealerName}</Words>
  return <CellLink onClick={way}>{row.dealerName}</CellLink>
}

/** What is known of the customer, beside how ripe it is. */
const About = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const score = scoreOf(row.intentScore)
  const { clueId, customerName, phone, oneChannel, twoChannel, seriesName, source, failReason, lastDealerName } =
    nurtureClue
  const { touchCount, lastTouchTime, nextTouchTime, status, createTime, remark } = nurtureClue
  return (
    <div className="nurture-head">
      <Facts
        row={row}
        fields={[
          clueId,
          customerName,
          phone,
          [nurtureClue.cityName, placeOf(row) || <Blank key="city" />],
          oneChannel,
          twoChannel,
          seriesName,
          source,
          failReason,
          lastDealerName,
          touchCount,
          lastTouchTime,
          nextTouchTime,
          status,
          [nurtureClue.dealerName, <HandedTo key="dealer" row={row} />],
          createTime,
          remark,
        ]}
      />
      <Flex vertical align="center" gap={4}>
        <Progress
          type="dashboard"
          percent={score ?? 0}
          status={score !== null && score >= RIPE ? 'success' : 'normal'}
          format={() => <span className="digits">{score ?? DASH}</span>}
          aria-label={named(t(nurtureClue.intentScore.label), score ?? DASH)}
        />
        <span className="quiet">{t(nurtureClue.intentScore.label)}</span>
      </Flex>
    </div>
  )
}

/** What its dealers did before it was nurtured. */
const History = ({ row }: { row: NurtureDetail }) => {
  const t = useT()
  const column = useColumn()
  return (
    <SmallTable
      rowKey="followId"
      scroll={{ x: 720 }}
      dataSource={row.follows}
      columns={[
        clueFollow.followTime,
        clueFollow.followType,
        clueFollow.result,
        clueFollow.content,
        clueFollow.saleUserName,
      ].map(column)}
      locale={{
        emptyText: (
          <Empty description={t(is(row.source, nurtureSource.imported) ? 'nurture.noHistory' : 'list.empty')} />
        ),
      }}
    />
  )
}

/** How a nurtured customer was touched, and what became of it. */
export default function NurtureDetails() {
  const t = useT()
  const [open, setOpen] = useState<'handOver' | 'black'>()
  const close = () => setOpen(undefined)
  return (
    <RecordScreen
      load={(clueId) => clues.getNurture.query({ clueId }, { quiet: true })}
      missing={t('leads.noClueId')}
      title={({ customerName, clueId }) => customerName || clueId}
      status={nurtureClue.status}
      actions={(row) => [
        {
          label: 'nurture.handOver',
          can: 'clues.reassignAgents',
          primary: true,
          hide: !isActivated(row),
          run: () => setOpen('handOver'),
        },
        {
          label: 'leads.black',
          can: 'cluePhoneBlack.create',
          danger: true,
          hide: Number(row.status) > 3,
          run: () => setOpen('black'),
        },
      ]}
      above={(row) => <About row={row} />}
      tabs={(row) => [
        { key: 'touch', label: t('nurture.touches'), children: <Touches rows={row.touches} /> },
        { key: 'history', label: t('nurture.history'), children: <History row={row} /> },
      ]}
    >
      {(row) => (
        <>
          <ScoreChart row={row} />
          {open === 'handOver' && <HandOver rows={[row]} onClose={close} />}
          {open === 'black' && <BlackDialog lead={row} onClose={close} />}
        </>
      )}
    </RecordScreen>
  )
}
