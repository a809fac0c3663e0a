import * as advertisements from '@/api/content/advertisements'
import { JumpText } from '@/business/links/JumpText'
import { useViewer } from '@/business/viewer'
import { mediaType, splashAd, type SplashAd } from '@/entities/content/splashAd'
import { is } from '@/entities/field'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { PhaseCell } from '../parts/phase'
import { Cover } from '../parts/Cover'
import { Cities } from './parts/adCells'
import { MediumCell, SplashPicture } from './parts/splashCells'
import { SplashFigures } from './parts/SplashFigures'
import { SplashForm } from './parts/SplashForm'
import { SplashPhone } from './parts/SplashPhone'
import { isPublished, splashPublishing, useAdPageActions, useRemoveSplash, useAdPublishing } from './parts/adPublishing'

const DETAIL = '/ADManagement/ADManagement-flashScreenDetails'

export default function SplashDetail() {
  const t = useT()
  const may = useMay()
  const { go } = useScreen()
  const { head } = useViewer()
  const { actions } = useAdPublishing(splashPublishing)
  const recordActions = useAdPageActions(splashPublishing, 'advertisements.createSplash', 'advertisements.updateSplash')
  const remove = useRemoveSplash(useLeave())
  const isOn = (row: SplashAd) => isPublished(splashPublishing, row)
  return (
    <RecordScreen
      load={advertisements.getSplash}
      title={({ title, id }) => title || id}
      status={splashAd.status}
      marks={(row) => <PhaseCell field={splashAd.phase} phase={row.phase} isOn={isOn(row)} />}
      create={head && may('advertisements.createSplash') && t('ads.new')}
      edits={() => head && may('advertisements.updateSplash')}
      form={(row, copied) => <SplashForm key={row?.id ?? copied?.id ?? 'new'} row={row} copied={copied} />}
      actions={(row) => [...actions(row), ...recordActions.ofPage(row, (query) => go(to(DETAIL, query))), remove(row)]}
      phone={(row) => <SplashPhone of={row} />}
      facts={(row) => [
        splashAd.id,
        [splashAd.mediaType, <MediumCell key="medium" row={row} />],
        [splashAd.cover, <SplashPicture key="cover" row={row} alt={t(splashAd.cover.label)} />],
        ...(is(row.mediaType, mediaType.video)
          ? []
          : [
              [
                splashAd.coverTall,
                <Cover key="tall" src={row.coverTall} alt={t(splashAd.coverTall.label)} width={54} height={117} />,
              ] as const,
            ]),
        splashAd.skipFlag,
        splashAd.frequency,
        splashAd.appTypes,
        splashAd.audience,
        [splashAd.cities, <Cities key="cities" of={row} max={50} />],
        [splashAd.jumpType, <JumpText key="jump" row={row} />],
        splashAd.startTime,
        splashAd.endTime,
        splashAd.sort,
        splashAd.viewCount,
        splashAd.clickCount,
        splashAd.skipRate,
        splashAd.updateBy,
        splashAd.updateTime,
      ]}
    >
      {(row) => <SplashFigures days={row.trend} />}
    </RecordScreen>
  )
}
