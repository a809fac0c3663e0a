import '../parts/posters.css'
import { Tag } from 'antd'
import * as invitationPosters from '@/api/marketing/invitationPosters'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { invitationPoster } from '@/entities/marketing/invitationPoster'
import { useLeave } from '@/kit/page/back'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PosterPicture } from '../parts/PosterPicture'
import { SampleButton } from '../parts/SampleButton'
import { Friends } from './parts/Friends'
import { Funnel } from './parts/Funnel'
import { InvitationForm } from './parts/InvitationForm'
import { InvitationPhone } from './parts/InvitationPhone'
import { Referrers } from './parts/Referrers'
import { useInvitationActions } from './parts/useInvitationActions'

const poster = invitationPoster

/** One invitation poster: made, changed, or read with who invited whom with it. */
export default function InvitationDetails() {
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
