import { Alert, Form, Radio } from 'antd'
import * as questionnaires from '@/api/voice/questionnaires'
import { is } from '@/entities/field'
import { questionnaire, questionnaireStatus as states } from '@/entities/voice/questionnaire'
import { Loaded, useLoad } from '@/kit/data/load'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { optionName } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { PaperPhone } from '../../parts/PaperPhone'
import { EndTime, paperName } from '../../parts/usePaperActions'

interface Chosen {
  id?: string
  endTime?: string
}
const PAPER = { key: 'id', label: 'questionnaires.scenePaper', kind: 'json', value: undefined } as const
const WIDTH = 860

const Others = ({ id, value, onChange, of }: ControlProps<string> & { of: questionnaires.PaperScene['others'] }) => (
  <span id={id}>
    <Radio.Group
      className="scene-others"
      value={value}
      onChange={({ target }) => onChange?.(String(target.value))}
      options={of.map((one) => ({
        value: one.id,
        label: (
          <>
            <bdi>{paperName(one)}</bdi> <StatusTag field={questionnaire.status} value={one.status} />
          </>
        ),
      }))}
    />
  </span>
)

const Preview = ({ id }: { id: string }) => {
  const load = useLoad(questionnaires.get.query({ id }, { quiet: true }), { keep: false })
  return <Loaded load={load}>{load.data && <PaperPhone key={id} of={load.data} />}</Loaded>
}

/** Starts another questionnaire for a scene in place of the active one. One that has ended needs a later end. */
export const ChoosePaper = ({
  scene: { paperType: type, inForce, others },
  onClose,
}: {
  scene: questionnaires.PaperScene
  onClose: () => void
}) => {
  const t = useT()
  const nameOf = (id: string | undefined) => paperName(others.find((one) => one.id === id) ?? { title: '' })
  return (
    <FormPanel<Chosen>
      open
      asWindow
      width={WIDTH}
      name={`paperScene.${type}`}
      title={t('questionnaires.chooseFor', { name: optionName(t, questionnaire.paperType, type) })}
      initial={{}}
      save={({ id = '', endTime }) => questionnaires.start(endTime ? { id, endTime } : { id })}
      done={t('questionnaires.sceneStarted')}
      saveText={t('paperActions.start')}
      onClose={onClose}
    >
      {({ Field, form }) => (
        <div className="scene-choice">
          <div>
            {inForce && (
              <Alert
                type="warning"
                showIcon
                className="space-below"
                title={t('paperActions.inForce', { name: paperName(inForce) })}
              />
            )}
            <Field of={PAPER} required>
              <Others of={others} />
            </Field>
            <Form.Item noStyle dependencies={[PAPER.key]}>
              {() =>
                is(others.find(({ id }) => id === form.getFieldValue(PAPER.key))?.status, states.over) && (
                  <EndTime Field={Field} />
                )
              }
            </Form.Item>
          </div>
          <Form.Item noStyle dependencies={[PAPER.key]}>
            {() => {
              const id: string | undefined = form.getFieldValue(PAPER.key)
              return id ? (
                <aside aria-label={nameOf(id)}>
                  <Preview id={id} />
                </aside>
              ) : null
            }}
          </Form.Item>
        </div>
      )}
    </FormPanel>
  )
}
