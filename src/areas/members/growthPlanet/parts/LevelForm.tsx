import * as growthPlanet from '@/api/members/growthPlanet'
import type { LevelInput } from '@/api/members/growthPlanet'
import * as files from '@/api/system/files'
import { growthLevel as fields, type GrowthLevel } from '@/entities/members/growthLevel'
import { FileBox } from '@/kit/form/FileBox'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { validatePicture } from '@/kit/form/pictures'
import type { FileKind } from '@/kit/form/scans'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { inputsOf } from '../../parts/inputs'
import { ALL, fitsBetween, neighboursOf } from './planetMath'

const WIDTH = 720
/** Minimum width and height of a picture, in px. */
const SIDE = 600

const isLottie = async (file: Blob): Promise<boolean> => {
  try {
    return Array.isArray(prop(JSON.parse(await file.text()), 'layers'))
  } catch {
    return false
  }
}
const ANIMATION: FileKind = {
  accept: '.gif,.webp,.json',
  types: 'GIF, WebP, Lottie JSON',
  validate: async (file, megabytes) => {
    const fault = await validatePicture(file, megabytes, ['gif', 'webp'])
    return fault && file.size <= megabytes * 1024 * 1024 && (await isLottie(file)) ? undefined : fault
  },
}

const KEYS = ['levelName', 'needEnergy', 'image', 'animation', 'rewardPoints', 'rewardText'] as const

/** Form of a level. Its energy must lie between those of its neighbours, which each check loads again. */
export const LevelForm = ({ row, onClose }: { row: GrowthLevel; onClose: () => void }) => {
  const t = useT()
  const { number } = useFormats()
  const isFirst = numberIn(row.level) === 1
  const checkEnergy = async (value: unknown) => {
    const energy = numberIn(value)
    if (energy === null || isFirst) return undefined
    const { records } = await growthPlanet.listLevels(ALL, { quiet: true })
    const { prev, next } = neighboursOf(records, String(row.id))
    return fitsBetween(energy, { prev, next })
      ? undefined
      : t('growthPlanet.badEnergy', {
          prev: prev === undefined ? '—' : number(prev),
          next: next === undefined ? t('growthPlanet.noLimit') : number(next),
        })
  }
  const people = numberIn(row.userCount) ?? 0
  return (
    <FormScreen<LevelInput>
      name="growthLevel"
      row={row}
      initial={inputsOf(fields, row, KEYS)}
      whole
      update={growthPlanet.updateLevel}
      read={({ id }, options) => growthPlanet.getLevel({ id }, options)}
      done={t('growthPlanet.levelSaved')}
      ask={({ needEnergy }) =>
        needEnergy > (numberIn(row.needEnergy) ?? Infinity) && people > 0
          ? {
              title: t('growthPlanet.raiseAsk', { name: plain(row.levelName) }),
              effect: t('growthPlanet.raiseEffect', { count: number(people) }),
            }
          : undefined
      }
      panel={{
        title: t('growthPlanet.levelTitle', { level: plain(row.level), name: plain(row.levelName) }),
        width: WIDTH,
        onClose,
      }}
    >
      {({ Field }) => (
        <>
          <div className="two-columns">
            <Field of={fields.levelName} />
            <Field
              of={fields.needEnergy}
              disabled={isFirst}
              hint={isFirst ? t('growthPlanet.firstHint') : undefined}
              check={checkEnergy}
            />
            <Field of={fields.rewardPoints} />
            <Field
              of={fields.rewardText}
              needs={[fields.rewardPoints]}
              check={(value, all) =>
                (numberIn(all.rewardPoints) ?? 0) > 0 && plain(value).trim() === ''
                  ? t('growthPlanet.noRewardText')
                  : undefined
              }
            />
          </div>
          <Field of={fields.image} hint={t('growthPlanet.imageHint')}>
            <ImageBox
              to={files.upload}
              drop={files.remove}
              types={['png']}
              megabytes={0.5}
              least={{ sides: [SIDE, SIDE], text: t('upload.tooSmall', { width: SIDE, height: SIDE }) }}
            />
          </Field>
          <Field of={fields.animation} hint={t('growthPlanet.animationHint')}>
            <FileBox
              to={files.upload}
              drop={files.remove}
              megabytes={2}
              kind={ANIMATION}
              label={t(fields.animation.label)}
            />
          </Field>
        </>
      )}
    </FormScreen>
  )
}
