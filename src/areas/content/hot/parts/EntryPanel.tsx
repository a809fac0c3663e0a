import { Skeleton } from 'antd'
import * as quickEntries from '@/api/content/quickEntries'
import { entryPosition, type QuickEntry } from '@/entities/content/quickEntry'
import { Loaded, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { changesOf } from '@/lib/changes'
import { useT } from '@/locales'
import { EntryFields, inputOf } from './EntryFields'
import { initialOf } from './EntryForm'
import { nameOf } from './entryRules'

interface PanelProps {
  readOnly: boolean
  onClose: () => void
}

/** An entry of the page of the own car in a panel: a new one, or one that is read first. */
export const EntryPanel = ({ id, ...rest }: PanelProps & { id?: string }) =>
  id === undefined ? <Form {...rest} /> : <ReadFirst id={id} {...rest} />

const ReadFirst = ({ id, ...rest }: PanelProps & { id: string }) => {
  const t = useT()
  const load = useLoad(quickEntries.get.query({ id }, { quiet: true }), { keep: false })
  if (load.data) return <Form row={load.data} {...rest} />
  return (
    <Panel open title={t('hot.entry')} onClose={rest.onClose}>
      <Loaded load={load}>
        <Skeleton active />
      </Loaded>
    </Panel>
  )
}

const Form = ({ row, readOnly, onClose }: PanelProps & { row?: QuickEntry }) => {
  const t = useT()
  const initial = initialOf(row, entryPosition.car)
  return (
    <FormPanel
      open
      name={`quickEntry.${row?.id ?? 'newCar'}`}
      title={row ? nameOf(row) : t('hot.newEntry')}
      initial={initial}
      readOnly={readOnly}
      save={(values) =>
        row
          ? quickEntries.update({ id: row.id, ...changesOf(initial, inputOf(values)), updateTime: row.updateTime })
          : quickEntries.create({ ...inputOf(values), position: entryPosition.car })
      }
      done={t('hot.saved')}
      onClose={onClose}
    >
      {({ Field }) => <EntryFields fixed Field={Field} row={row} />}
    </FormPanel>
  )
}
