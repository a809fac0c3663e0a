import * as invitationPosters from '@/api/marketing/invitationPosters'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

/** How far those went whom a poster brought: from the invitation to the deal. */
export const Funnel = ({ row }: { row: InvitationPoster }) => {
  const t = useT()
  const { data } = useLoad(
    invitationPosters.listReferred.query({ posterId: row.id, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const { registered, lead, testDrive, deal } = data?.summary ?? {}
  const steps = [
    { label: t('invitations.invited'), value: row.inviteCount },
    { label: t('referStage.registered'), value: registered },
    { label: t('referStage.lead'), value: lead },
    { label: t('referStage.driven'), value: testDrive },
    { label: t('referStage.won'), value: deal },
  ]
  return (
    <Chart
      shape="funnel"
      title={t('invitations.funnel')}
      of={t('posters.step')}
      height={240}
      categories={steps.map(({ label }) => label)}
      series={[{ name: t('posters.count'), values: data ? steps.map(({ value }) => numberIn(value)) : [] }]}
    />
  )
}
