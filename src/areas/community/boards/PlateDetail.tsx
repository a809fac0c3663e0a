import './boards.css'
import * as carModelPlates from '@/api/community/carModelPlates'
import { useViewer } from '@/business/viewer'
import { plate } from '@/entities/community/plate'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AppUser } from '../parts/AppUserBox'
import { SeriesNames } from '../parts/series'
import { PlatePhone } from './parts/BoardPhone'
import { PlateForm } from './parts/PlateForm'
import { nameOf } from './parts/plateShelf'
import { TopicsOf } from './parts/TopicsOf'

export default function PlateDetail() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  return (
    <RecordScreen
      load={carModelPlates.get}
      title={nameOf}
      status={plate.status}
      create={hq && may('carModelPlates.create') && t('boards.newPlate')}
      opened
      edits={() => hq && may('carModelPlates.update')}
      form={(row) => <PlateForm key={row?.id ?? 'new'} row={row} />}
      phone={(row) => <PlatePhone of={row} />}
      above={(row) => <TopicsOf plateId={row.id} />}
      facts={(row) => [
        plate.id,
        plate.plateType,
        [plate.seriesCodes, row.seriesCodes.length > 0 && <SeriesNames key="series" codes={row.seriesCodes} />],
        [
          plate.icon,
          row.icon && <Picture key="icon" src={row.icon} alt={t(plate.icon.label)} width={48} height={48} />,
        ],
        [
          plate.cover,
          row.cover && <Picture key="cover" src={row.cover} alt={t(plate.cover.label)} width={128} height={72} />,
        ],
        plate.intro,
        [
          plate.moderators,
          row.moderators.length > 0 && (
            <span key="moderators" className="board-topics">
              {row.moderators.map((one) => (
                <AppUser key={one.userId} user={one} />
              ))}
            </span>
          ),
        ],
        plate.postMode,
        plate.defaultFlag,
        plate.dynamicCount,
        plate.todayCount,
        plate.followCount,
        plate.sort,
        plate.updateTime,
      ]}
    />
  )
}
