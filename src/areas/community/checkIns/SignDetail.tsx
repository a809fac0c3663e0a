import './checkIns.css'
import * as socialActivities from '@/api/community/socialActivities'
import { useViewer } from '@/business/viewer'
import { stageStatus } from '@/entities/community/shared'
import { rewardMode, signActivity } from '@/entities/community/signActivity'
import { is } from '@/entities/field'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { RichView } from '@/kit/rich/RichView'
import { plain, useFormats } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ladderText } from './parts/LadderBox'
import { SessionsOf } from './parts/SessionsOf'
import { SignForm } from './parts/SignForm'
import { useSignActions } from './parts/useSignActions'
import { SignPhone } from './parts/SignPhone'

export default function SignDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { count } = useFormats()
  const { shelf, windows } = useSignActions()
  return (
    <>
      <RecordScreen
        load={socialActivities.getSign}
        title={(row) => plain(row.title) || row.id}
        status={signActivity.status}
        create={hq && may('socialActivities.createSign') && t('checkIns.newSign')}
        edits={(row) => hq && may('socialActivities.updateSign') && !is(row.status, stageStatus.ended)}
        opened
        form={(row) => <SignForm key={row?.id ?? 'new'} row={row} />}
        actions={(row) => (hq ? shelf(row) : [])}
        phone={(row) => <SignPhone of={row} sessions={numberIn(row.sessionCount)} />}
        facts={(row) => [
          signActivity.id,
          signActivity.signMode,
          [
            signActivity.cover,
            row.cover && (
              <Picture key="cover" src={row.cover} alt={t(signActivity.cover.label)} width={128} height={72} />
            ),
          ],
          signActivity.enrollTitle,
          signActivity.dealerName,
          signActivity.cityName,
          signActivity.joinScope,
          signActivity.startTime,
          signActivity.endTime,
          signActivity.rewardMode,
          ...(is(row.rewardMode, rewardMode.each) ? [signActivity.points] : []),
          [signActivity.ladder, is(row.rewardMode, rewardMode.ladder) ? ladderText(row, t, count) : ''],
          signActivity.signUpCount,
          signActivity.signedCount,
          [signActivity.content, plain(row.content) && <RichView key="content" html={plain(row.content)} />],
          signActivity.createBy,
          signActivity.createTime,
        ]}
        tabs={(row) => [{ key: 'sessions', label: t('checkIns.sessions'), children: <SessionsOf of={row} /> }]}
      />
      {windows}
    </>
  )
}
