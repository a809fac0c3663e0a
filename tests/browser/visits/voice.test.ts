// @module-tag voice
import { voice } from '@/routes/voice'
import { visit } from '../visit'

visit(voice)
