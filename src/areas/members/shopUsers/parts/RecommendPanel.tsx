import { Alert } from 'antd'
import { findById } from '@/api/findById'
import * as shopUsers from '@/api/members/shopUsers'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { recommendStatus, type StarRecommend, starRecommend as recommend } from '@/entities/members/starRecommend'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Facts } from '@/kit/show/Facts'
import { maskPhone, optionName, plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { CLUE } from '../../parts/links'
import { TimedSteps } from '../../parts/TimedSteps'
import { SoldVin } from './RecommendTable'

const Way = ({ row }: { row: StarRecommend }) => {
  const t = useT()
  const isOver = is(row.status, recommendStatus.lost, recommendStatus.invalid)
  return (
    <TimedSteps
      label={t('shopUsers.way')}
      steps={[
        { title: t('shopUsers.recommended'), time: row.createTime },
        { title: t('recommendStatus.visited'), time: row.visitTime },
        { title: t('recommendStatus.ordered'), time: row.orderTime },
        { title: t('recommendStatus.won'), time: row.dealTime },
      ]}
      end={isOver ? { title: optionName(t, recommend.status, row.status), time: row.endTime } : undefined}
    />
  )
}

export const RecommendPanel = () => {
  const t = useT()
  return (
    <RecordPanel
      load={(id) => findById(shopUsers.listRecommends, { id })}
      title={(row) => plain(row.customerName) || row.id}
      status={recommend.status}
    >
      {(row) => (
        <>
          {plain(row.duplicateId) && (
            <Alert
              type="warning"
              showIcon
              className="space-below"
              title={t('shopUsers.duplicate', { id: plain(row.duplicateId) })}
            />
          )}
          <Way row={row} />
          <RecommendFacts row={row} />
        </>
      )}
    </RecordPanel>
  )
}

const RecommendFacts = ({ row }: { row: StarRecommend }) => {
  const { hq } = useViewer()
  const { customerName, phone, seriesName, cityName, recommenderName, recommenderPhone, recommenderType } = recommend
  return (
    <Facts
      row={row}
      fields={[
        { title: 'shopUsers.friend', facts: [customerName, phone, seriesName, cityName] },
        {
          title: 'starRecommend.recommenderName',
          facts: [
            recommenderName,
            // Dealers always see it masked, even if the server sends it in full.
            hq ? recommenderPhone : [recommenderPhone, maskPhone(plain(row.recommenderPhone))],
            ...[recommenderType, recommend.recommenderId],
          ],
        },
        {
          title: 'shopUsers.follow',
          facts: [
            recommend.id,
            [
              recommend.clueId,
              <PermittedLink key="clue" digits text={row.clueId} path={CLUE} query={{ clueId: row.clueId }} />,
            ],
            ...[recommend.dealerName, recommend.saleUserName],
            ...(is(row.status, recommendStatus.won)
              ? [[recommend.vin, <SoldVin key="vin" status={row.status} vin={row.vin} />] as const]
              : []),
          ],
        },
        { title: 'shopUsers.reward', facts: [recommend.rewardStatus, recommend.rewardPoints] },
      ]}
    />
  )
}
