import * as shopUsers from '@/api/members/shopUsers'
import { is } from '@/entities/field'
import { recommendStatus, starRecommend as recommend } from '@/entities/members/starRecommend'
import { useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain } from '@/kit/show/format'
import { orDash } from '@/kit/show/Blank'
import { Copyable } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Growing } from '../../parts/Growing'

export const SoldVin = ({ status, vin }: { status: unknown; vin: unknown }) =>
  is(status, recommendStatus.won) && plain(vin) ? <Copyable text={plain(vin)} full /> : orDash('')

export const RecommendTable = ({ recommenderId, deals = false }: { recommenderId: string; deals?: boolean }) => {
  const t = useT()
  const { id, customerName, seriesName, status, rewardStatus, rewardPoints, createTime, dealTime, dealerName } =
    recommend
  return (
    <Growing
      query={(page) =>
        shopUsers.listRecommends.query(
          {
            recommenderId,
            ...(deals && { status: recommendStatus.won }),
            sortField: deals ? dealTime.key : createTime.key,
            sortOrder: 'desc',
            ...page,
          },
          { quiet: true },
        )
      }
    >
      {(rows) => (
        <FieldTable
          rows={rows}
          empty={t('shopUsers.noRecommends')}
          fields={
            deals
              ? [
                  customerName,
                  seriesName,
                  [recommend.vin, (row) => <SoldVin status={row.status} vin={row.vin} />],
                  ...[dealerName, dealTime, rewardStatus, rewardPoints],
                ]
              : [customerName, status, seriesName, rewardStatus, rewardPoints, createTime, id]
          }
        />
      )}
    </Growing>
  )
}

export const RecommenderPanel = ({
  recommenderId,
  deals,
  onClose,
}: {
  recommenderId: string
  deals?: boolean
  onClose: () => void
}) => {
  const t = useT()
  const { data } = useLoad(shopUsers.listRecommends.query({ recommenderId, pageNo: 1, pageSize: 1 }, { quiet: true }))
  const name = plain(data?.records[0]?.recommenderName) || recommenderId
  return (
    <Panel
      open
      width={960}
      title={t(deals ? 'shopUsers.dealsOf' : 'shopUsers.recommendsOf', { name })}
      onClose={onClose}
    >
      <RecommendTable recommenderId={recommenderId} deals={deals} />
    </Panel>
  )
}
