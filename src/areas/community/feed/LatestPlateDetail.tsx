import './feed.css'
import * as socialConfig from '@/api/community/socialConfig'
import { useViewer } from '@/business/viewer'
import { latestPlate } from '@/entities/community/latestPlate'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { nameOf } from './parts/blocks'
import { BlockForm } from './parts/BlockForm'
import { BlockPhone } from './parts/BlockPhone'

export default function LatestPlateDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  return (
    <RecordScreen
      load={socialConfig.getPlate}
      title={nameOf}
      status={latestPlate.status}
      create={hq && may('socialConfig.createPlate') && t('feed.newBlock')}
      edits={() => hq && may('socialConfig.updatePlate')}
      opened
      form={(row) => <BlockForm key={row?.id ?? 'new'} row={row} />}
      phone={(row) => <BlockPhone of={row} />}
      facts={(row) => [
        latestPlate.id,
        latestPlate.sourceType,
        [latestPlate.sourceName, <bdi key="source">{row.sourceName || row.linkUrl}</bdi>],
        latestPlate.icon,
        latestPlate.showStyle,
        latestPlate.contentRule,
        latestPlate.showCount,
        latestPlate.userScope,
        latestPlate.startTime,
        latestPlate.endTime,
        latestPlate.updateTime,
      ]}
    />
  )
}
