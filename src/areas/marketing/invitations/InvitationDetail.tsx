import '../parts/posters.css'
import { Tag } from 'antd'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { dealerNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { invitationPoster, type InvitationPoster } from '@/entities/marketing/invitationPoster'
import { referStage } from '@/entities/marketing/posterEnums'
import { type Referred, referred } from '@/entities/marketing/referred'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { ListScreen } from '@/kit/list/ListScreen'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PosterPicture } from '../parts/PosterPicture'
import { SampleButton } from '../parts/SampleButton'
import { InvitationForm } from './parts/InvitationForm'
import { InvitationPhone } from './parts/InvitationPhone'
import { Referrers } from './parts/Referrers'
import { useInvitationActions } from './parts/useInvitationActions'

const { lead: LEAD, driven: DRIVEN, ordered: ORDERED, won: WON } = referStage

const Funnel = ({ row }: { row: InvitationPoster }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { data } = useLoad(
    invitationPosters.listReferred.query({ posterId: row.id, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const { registered, lead, testDrive, deal } = data?.summary ?? {}
  const steps = [
    { label: t('invitations.invited'), value: row.inviteCount },
    { label: t('referStage.registered'), value: registered },
    { label: t('referStage.lead'), value: lead, stages: [LEAD, DRIVEN, ORDERED, WON] },
    { label: t('referStage.driven'), value: testDrive, stages: [DRIVEN, ORDERED, WON] },
    { label: t('referStage.won'), value: deal, stages: [WON] },
  ]
  return (
    <Chart
      shape="funnel"
      title={t('invitations.funnel')}
      of={t('posters.step')}
      height={240}
      categories={steps.map(({ label }) => label)}
      series={[{ name: t('posters.count'), values: data ? steps.map(({ value }) => numberIn(value)) : [] }]}
      onPick={(at) => setQuery({ tab: 'referred', stage: steps[at]?.stages?.join(','), page: undefined })}
    />
  )
}

const FILTERS = [
  phoneFilter(referred.phone),
  containsFilter(referred.referrerName),
  choicesFilter(referred.stage),
  referred.inviteTime,
  dealerNameFilter(referred.dealerName),
]
const COLUMNS = [
  { field: referred.nickname, below: referred.phone },
  referred.stage,
  referred.referrerName,
  referred.inviteTime,
  { field: referred.rewardPoints, width: 110 },
  referred.dealerName,
  referred.seriesName,
  referred.dealTime,
  referred.id,
]
const SORT = { field: referred.inviteTime.key, order: 'desc' } as const
const nameOf = ({ nickname, id }: Referred) => nickname || id

const Friends = ({ posterId }: { posterId: string }) => (
  <ListScreen
    load={invitationPosters.listReferred}
    also={{ posterId }}
    rowKey={referred.id}
    nameOf={nameOf}
    filters={FILTERS}
    columns={COLUMNS}
    sort={SORT}
  />
)

const poster = invitationPoster

export default function InvitationDetail() {
  const t = useT()
  const may = useMay()
  const { head: isHead } = useViewer()
  const leave = useLeave()
  const moves = useInvitationActions()
  return (
    <RecordScreen
      load={invitationPosters.get}
      title={({ title }) => title}
      status={poster.status}
      marks={({ topFlag }) => isYes(topFlag) && <Tag color="processing">{t('posters.onTop')}</Tag>}
      create={isHead && may('invitationPosters.create') && t('invitations.new')}
      edits={() => isHead && may('invitationPosters.update')}
      form={(row) => <InvitationForm row={row} />}
      actions={(row) => moves(row, leave)}
      tools={({ title, imageUrl, qrPosition, showAvatar }) => (
        <SampleButton sample={{ src: imageUrl, boxes: qrPosition, avatar: isYes(showAvatar) }} name={title} />
      )}
      phone={(row) => <InvitationPhone of={row} />}
      facts={(row) => [
        poster.id,
        poster.title,
        [
          poster.imageUrl,
          <div key="image" className="poster-small">
            <PosterPicture src={row.imageUrl} boxes={row.qrPosition} avatar={isYes(row.showAvatar)} />
          </div>,
        ],
        poster.showAvatar,
        poster.audience,
        poster.shareTitle,
        poster.shareText,
        poster.rewardText,
        poster.startTime,
        row.endTime ? poster.endTime : [poster.endTime, t('posters.forGood')],
        poster.topFlag,
        poster.sort,
        poster.inviteCount,
        poster.registerCount,
        poster.dealCount,
        poster.createBy,
        poster.createTime,
      ]}
      tabs={({ id }) => [
        { key: 'referrer', label: t('referrer.nickname'), children: <Referrers posterId={id} /> },
        { key: 'referred', label: t('referred.nickname'), children: <Friends posterId={id} /> },
      ]}
    >
      {(row) => <Funnel row={row} />}
    </RecordScreen>
  )
}
