import * as invitationPosters from '@/api/marketing/invitationPosters'
import { referStage } from '@/entities/marketing/posterEnums'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const { lead: LEAD, driven: DRIVEN, ordered: ORDERED, won: WON } = referStage

/** How far those went whom a poster brought: from the invitation to the deal. A step leads to those who came so far. */
export const Funnel = ({ row }: { row: InvitationPoster }) => {
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
