import '../questionnaires.css'
import { LinkOutlined, SwapOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import * as questionnaires from '@/api/voice/questionnaires'
import { is } from '@/entities/field'
import { paperType, questionnaire, TRIGGERED } from '@/entities/voice/questionnaire'
import { Loaded, useLoad } from '@/kit/data/load'
import { copy } from '@/kit/dialog/copy'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { paperName } from '../../parts/usePaperActions'

const SCENES = questionnaires.getByType.query({}, { quiet: true })

const Scene = ({
  scene: { paperType: type, inForce, others },
  preview,
  choose,
}: {
  scene: questionnaires.PaperScene
  preview: (id: string) => void
  choose?: () => void
}) => {
  const t = useT()
  const { count, percent } = useFormats()
  const name = optionName(t, questionnaire.paperType, type)
  const isTriggered = TRIGGERED.some((one) => is(type, one))
  const url = plain(inForce?.url)
  const choosing = t(inForce ? 'questionnaires.change' : 'questionnaires.choose')
  return (
    <li className="scene">
      <span className="scene-head">
        <span className="scene-name" title={name}>
          {name}
        </span>
        <span className="scene-ways">
          {choose && isTriggered && others.length > 0 && (
            <Button
              type="text"
              size="small"
              icon={<SwapOutlined />}
              title={choosing}
              aria-label={`${choosing} ${name}`}
              onClick={choose}
            />
          )}
          {url && (
            <Button
              type="text"
              size="small"
              icon={<LinkOutlined />}
              title={t('questionnaires.copyLink')}
              aria-label={`${t('questionnaires.copyLink')} ${name}`}
              onClick={() => void copy(url, t('kit.copied'))}
            />
          )}
        </span>
      </span>
      {inForce ? (
        <>
          <span className="scene-title">
            <CellLink onClick={() => preview(inForce.id)}>
              <bdi>{paperName(inForce)}</bdi>
            </CellLink>
          </span>
          <span className="quiet digits" title={t(questionnaire.answerRate.label)}>
            {t('questionnaires.sceneFigures', { n: count(inForce.answerCount), rate: percent(inForce.answerRate) })}
          </span>
        </>
      ) : isTriggered ? (
        <span className="scene-title">
          <Mark tone="warning">{t('questionnaires.sceneNone')}</Mark>
        </span>
      ) : (
        <span className="scene-title quiet">{t('questionnaires.sceneIdle')}</span>
      )}
    </li>
  )
}

export const SceneStrip = ({
  preview,
  choose,
}: {
  preview: (id: string) => void
  choose?: (scene: questionnaires.PaperScene) => void
}) => {
  const t = useT()
  const load = useLoad(SCENES)
  const found = new Map(load.data?.map((scene) => [String(scene.paperType), scene]))
  return (
    <section className="scene-card">
      <Loaded load={load} compact>
        <ul className="scenes" aria-label={t('questionnaires.scenes')}>
          {paperType.options.flatMap(({ value }) => {
            const scene = found.get(String(value))
            return scene
              ? [<Scene key={value} scene={scene} preview={preview} choose={choose && (() => choose(scene))} />]
              : []
          })}
        </ul>
      </Loaded>
    </section>
  )
}
