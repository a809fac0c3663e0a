import { Form as AntForm } from 'antd'
import * as socialConfig from '@/api/community/socialConfig'
import type { PlateInput } from '@/api/community/socialConfig'
import * as files from '@/api/system/files'
import { contentRule, type LatestPlate, latestPlate, showStyle, sourceType } from '@/entities/community/latestPlate'
import { postMode } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { useTaken } from '@/kit/form/useTaken'
import { useCloseAfter } from '@/kit/page/closing'
import { useScreen } from '@/kit/page/screen'
import { Facts } from '@/kit/show/Facts'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useTabs } from '@/session/tabs'
import { isEnabled, isGone, LIST } from './blocks'
import { BlockPhone } from './BlockPhone'
import { setEnabled } from './siftColumns'
import { LinkBox, NothingYet, SourceBox } from './SourceBox'

const SOURCE = { ...latestPlate.sourceId, kind: 'ref', label: latestPlate.sourceName.label } as const

const initialOf = (row?: LatestPlate): PlateInput =>
  row
    ? {
        ...row,
        showCount: numberIn(row.showCount) ?? undefined,
      }
    : {
        sourceType: sourceType.board,
        showStyle: showStyle.twoColumns,
        contentRule: contentRule.newest,
        showCount: 6,
        userScope: postMode.everyone,
      }
/** Returns the values to send: a web block has an address, others have a source and its display options. */
const inputOf = (values: PlateInput): PlateInput => {
  const isWeb = is(values.sourceType, sourceType.web)
  const { sourceId, sourceName, contentRule: rule, showCount, linkUrl, ...rest } = values
  return isWeb ? { ...rest, linkUrl } : { ...rest, sourceId, sourceName, contentRule: rule, showCount }
}

/** Navigates back to the list in its previous state, with the block highlighted. */
const useBackMarked = () => {
  const { go } = useScreen()
  const closeAfter = useCloseAfter()
  return (id: string) => {
    const query = new URLSearchParams(useTabs.getState().tabs.findLast(({ path }) => path === LIST)?.search)
    if (id) query.set('marked', id)
    closeAfter(() => go(`${LIST}?${query}`))
  }
}

/** Form of a block, with buttons to save and to save and enable. If enabling is refused, the block stays saved. */
export const BlockForm = ({ row }: { row?: LatestPlate }) => {
  const t = useT()
  const may = useMay()
  const back = useBackMarked()
  return (
    <FormScreen<PlateInput>
      name="latestPlate"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={socialConfig.createPlate}
      update={socialConfig.updatePlate}
      read={socialConfig.getPlate}
      publish={
        !(row && isEnabled(row)) &&
        may('socialConfig.updatePlate') && {
          label: 'feed.saveEnable',
          run: (id, options) => setEnabled(id, true, options),
          done: t('feed.savedEnabled'),
        }
      }
      done={t('feed.saved')}
      onSaved={back}
      phone={(values) => <BlockPhone of={values} />}
    >
      {({ Field }) => (
        <>
          {row && <Facts row={row} fields={[latestPlate.id, latestPlate.updateTime]} />}
          <Fields Field={Field} row={row} />
        </>
      )}
    </FormScreen>
  )
}

const Fields = ({ Field, row }: { Field: FormField<PlateInput>; row?: LatestPlate }) => {
  const t = useT()
  const type: unknown = AntForm.useWatch(latestPlate.sourceType.key) ?? row?.sourceType ?? sourceType.board
  const isWeb = is(type, sourceType.web)
  const taken = useTaken(
    (plateName) => socialConfig.listPlates({ plateName, pageNo: 1, pageSize: 100 }, { quiet: true }),
    { key: 'plateName', fault: t('feed.nameTaken'), own: row?.plateName },
  )
  return (
    <>
      <Field of={latestPlate.plateName} check={taken} />
      <Field of={latestPlate.sourceType} clears={[latestPlate.sourceId, latestPlate.sourceName, latestPlate.linkUrl]}>
        <Choice field={latestPlate.sourceType} />
      </Field>
      {isWeb ? (
        <Field
          key="link"
          of={latestPlate.linkUrl}
          required
          check={(value) => (/^https:\/\/[^\s/]+/.test(String(value)) ? undefined : t('feed.badUrl'))}
        >
          <LinkBox />
        </Field>
      ) : (
        <Field
          key="source"
          of={SOURCE}
          // The server may send the name of the source without its id.
          required={!(row?.sourceName && !row.sourceId)}
          needs={[latestPlate.sourceType]}
        >
          <SourceBox gone={row && isGone(row) ? row.sourceId : undefined} />
        </Field>
      )}
      <NothingYet />
      <Field of={latestPlate.icon} hint={t('feed.iconHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={1} />
      </Field>
      <Field of={latestPlate.showStyle}>
        <Choice field={latestPlate.showStyle} />
      </Field>
      {!isWeb && (
        <div className="two-columns">
          <Field of={latestPlate.contentRule}>
            <Choice field={latestPlate.contentRule} />
          </Field>
          <Field of={latestPlate.showCount} />
        </div>
      )}
      <Field of={latestPlate.userScope} />
      <div className="two-columns">
        <Field of={latestPlate.startTime} />
        <Field
          of={latestPlate.endTime}
          needs={[latestPlate.startTime]}
          check={(value, { startTime }) =>
            (toMillis(value) ?? Infinity) <= (toMillis(startTime) ?? -Infinity) ? t('feed.endAfter') : undefined
          }
        />
      </div>
    </>
  )
}
