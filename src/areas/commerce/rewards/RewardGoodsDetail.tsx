import './rewards.css'
import { useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardGoods } from '@/entities/commerce/rewardGoods'
import { rewardScope, rewardType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { useScreen } from '@/kit/page/screen'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { RichView } from '@/kit/rich/RichView'
import { Tags } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { plain } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { areasOf } from './parts/rewardFilters'
import { GoodsDealerList } from './parts/GoodsDealers'
import { GoodsForm } from './parts/GoodsForm'
import { goodsName } from './parts/goodsActions'
import { RewardAmount, useRewardWords } from './parts/rewardWords'
import { GOODS_FORM } from './paths'

const Areas = ({ codes }: { codes: readonly string[] }) => {
  const { data = [] } = useLoad(areasOf())
  return <Tags max={99} texts={codes.map((code) => data.find((one) => one.code === code)?.name || code)} />
}

const Detail = () => {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { go } = useScreen()
  const { rule } = useRewardWords()
  return (
    <RecordScreen
      load={rewards.getGoods}
      title={goodsName}
      status={rewardGoods.status}
      actions={(row) => [
        {
          label: 'kit.edit',
          primary: true,
          hide: !hq || !may('rewards.updateGoods'),
          run: () => go(to(GOODS_FORM, { id: row.id })),
        },
      ]}
      facts={(row) => [
        {
          title: 'rewards.partGoods',
          facts: [
            rewardGoods.goodsCode,
            rewardGoods.goodsName,
            [
              rewardGoods.cover,
              row.cover && <Picture key="cover" src={row.cover} alt={goodsName(row)} width={72} height={72} />,
            ],
            rewardGoods.categoryName,
            rewardGoods.price,
            rewardGoods.shelfState,
          ],
        },
        {
          title: 'rewards.partReward',
          facts: [
            rewardGoods.rewardType,
            [rewardGoods.rewardMode, rule(row)],
            ...(is(row.rewardType, rewardType.coupon) ? [rewardGoods.couponName] : []),
            rewardGoods.dealerScope,
            ...(is(row.dealerScope, rewardScope.areas)
              ? [
                  [
                    { ...rewardGoods.dealerScope, key: 'areas', label: 'rewards.areas' },
                    <Areas key="areas" codes={row.areas} />,
                  ] as const,
                ]
              : []),
            rewardGoods.dealerCount,
          ],
        },
        {
          title: 'rewards.partResults',
          facts: [
            rewardGoods.taskCount,
            rewardGoods.shareCount,
            rewardGoods.orderCount,
            [rewardGoods.rewardTotal, <RewardAmount key="total" type={row.rewardType} value={row.rewardTotal} />],
          ],
        },
        {
          title: 'rewards.partShare',
          facts: [
            rewardGoods.shareTitle,
            [
              rewardGoods.shareImage,
              row.shareImage && (
                <Picture
                  key="image"
                  src={row.shareImage}
                  alt={t(rewardGoods.shareImage.label)}
                  width={100}
                  height={80}
                />
              ),
            ],
            [rewardGoods.content, plain(row.content) && <RichView key="content" html={plain(row.content)} />],
            rewardGoods.sort,
            rewardGoods.createBy,
            rewardGoods.createTime,
          ],
        },
      ]}
      tabs={(row) => [{ key: 'dealers', label: t('rewards.dealers'), children: <GoodsDealerList of={row} /> }]}
    />
  )
}

export default function RewardGoodsDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { query } = useScreen()
  const [resetKey, setResetKey] = useState(0)
  if (query.get('id') && (query.get('toDetail') || !hq)) return <Detail />
  if (!hq) return <NoRecord />
  return (
    <RecordScreen
      load={rewards.getGoods}
      title={goodsName}
      status={rewardGoods.status}
      create={may('rewards.createGoods') && t('rewards.newGoods')}
      form={(row) => (
        <GoodsForm
          key={row?.id ?? `new ${resetKey}`}
          row={row}
          readOnly={row !== undefined && !may('rewards.updateGoods')}
          onNext={() => setResetKey(resetKey + 1)}
        />
      )}
    />
  )
}
