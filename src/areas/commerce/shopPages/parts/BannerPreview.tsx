import { Button, Empty } from 'antd'
import { useState } from 'react'
import * as specials from '@/api/commerce/specials'
import { showStage } from '@/entities/commerce/shared'
import { bannerPosition, bannerStatus, shopBanner } from '@/entities/commerce/shopBanner'
import { is } from '@/entities/field'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { useList } from '@/kit/list/place'
import { optionName, plain } from '@/kit/show/format'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { isOn, sidesOf } from './bannerRules'

/** Banners that buyers see now at the top of the page selected in the list, in order. */
export const BannerPreview = () => {
  const t = useT()
  const { state } = useList()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('banners.preview')}</Button>
      <Panel open={open} width={460} title={t('banners.preview')} onClose={() => setOpen(false)}>
        <Shown position={Number(state?.texts[shopBanner.position.key]) || bannerPosition.home} />
      </Panel>
    </>
  )
}

const Shown = ({ position }: { position: number }) => {
  const t = useT()
  const load = useLoad(
    specials.listBanners.query(
      {
        position,
        status: bannerStatus.on,
        stage: showStage.showing,
        sortField: shopBanner.sort.key,
        sortOrder: 'asc',
        pageNo: 1,
        pageSize: 20,
      },
      { quiet: true },
    ),
  )
  const [width, height] = sidesOf(position)
  const rows = (load.data?.records ?? []).filter(
    // The tabs use the codes of the enumeration.
    (row) => isOn(row) && is(row.position, position as typeof row.position) && is(row.stage, showStage.showing),
  )
  return (
    <Loaded load={load}>
      <PhoneFrame title={optionName(t, shopBanner.position, position)}>
        {rows.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('banners.nothing')} />
        ) : (
          <ol className="banner-phone">
            {rows.map((row) => (
              <li key={row.id} style={{ aspectRatio: `${width} / ${height}` }}>
                <PictureFrame src={plain(row.cover)} alt={plain(row.title)} />
              </li>
            ))}
          </ol>
        )}
      </PhoneFrame>
    </Loaded>
  )
}
