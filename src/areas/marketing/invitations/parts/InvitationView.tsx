import '../../parts/posters.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Flex, Space, Tag } from 'antd'
import * as invitationPosters from '@/api/invitationPosters'
import { type InvitationPoster, invitationPoster } from '@/entities/marketing/invitationPoster'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Chart } from '@/kit/chart/Chart'
import { Facts } from '@/kit/Facts'
import { StatusTag } from '@/kit/kinds'
import { useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useIsHead } from '../../parts/head'
import { PosterPicture } from '../../parts/PosterPicture'
import { RecordTabs } from '../../parts/RecordTabs'
import { SampleButton } from '../../parts/SampleButton'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { Friends } from './Friends'
import { InvitationPhone } from './InvitationPhone'
import { Referrers } from './Referrers'
import { useInvitationActions } from './useInvitationActions'

const poster = invitationPoster
const LIST = '/marketing-management/invitation-index'

const Head = ({ row }: { row: InvitationPoster }) => {
  const t = useT()
  const isHead = useIsHead()
  const { setQuery } = useScreen()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const moves = useInvitationActions()
  return (
    <Flex justify="space-between" align="center" wrap gap={12} className="poster-head">
      <h2>
        <bdi>{row.title}</bdi>
        <StatusTag field={poster.status} value={row.status} />
        {Number(row.topFlag) === 1 && <Tag color="processing">{t('posters.onTop')}</Tag>}
      </h2>
      <Space wrap>
        <Actions
          items={[
            {
              label: 'materials.edit',
              can: 'invitationPosters.update',
              primary: true,
              hide: !isHead,
              run: () => setQuery({ edit: '1', tab: undefined }, true),
            },
            ...moves(row, leave),
          ]}
        />
        <SampleButton sample={{ src: row.imageUrl, boxes: row.qrPosition, avatar: Number(row.showAvatar) === 1 }} name={row.title} />
        <Actions items={[{ label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back }]} />
      </Space>
    </Flex>
  )
}

const Funnel = ({ row }: { row: InvitationPoster }) => {
  const t = useT()
  const { data } = useLoad(invitationPosters.listReferred.query({ posterId: row.id, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const { registered = 0, lead = 0, testDrive = 0, deal = 0 } = data?.summary ?? {}
  const steps = [
    { label: t('invitations.invited'), value: Number(row.inviteCount) },
    { label: t('referStage.1'), value: registered },
    { label: t('referStage.2'), value: lead },
    { label: t('referStage.3'), value: testDrive },
    { label: t('referStage.5'), value: deal },
  ]
  return (
    <Chart
      shape="funnel"
      title={t('invitations.funnel')}
      of={t('posters.step')}
      height={240}
      categories={steps.map(({ label }) => label)}
      series={[{ name: t('posters.count'), values: data ? steps.map(({ value }) => value) : [] }]}
    />
  )
}

/** A poster to be read, with who invited whom with it. */
export const InvitationView = ({ row }: { row: InvitationPoster }) => {
  const t = useT()
  const avatar = Number(row.showAvatar) === 1
  return (
    <>
      <section className="card">
        <Head row={row} />
        <WithPhone phone={<InvitationPhone of={row} />}>
          <Facts
            row={row}
            fields={[
              poster.id,
              poster.title,
              [
                poster.imageUrl,
                <div key="image" className="poster-small">
                  <PosterPicture src={row.imageUrl} boxes={row.qrPosition} avatar={avatar} />
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
          />
        </WithPhone>
      </section>
      <section className="card">
        <Funnel row={row} />
        <RecordTabs
          tabs={[
            { key: 'referrer', label: t('referrer.nickname'), children: <Referrers posterId={row.id} /> },
            { key: 'referred', label: t('referred.nickname'), children: <Friends posterId={row.id} /> },
          ]}
        />
      </section>
    </>
  )
}
