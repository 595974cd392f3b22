import type { Subject } from '../subject.ts';
import { animals } from './animals.ts';
import { draws } from './draws.ts';
import { fortune } from './fortune.ts';
import { mythic } from './mythic.ts';
import { sea } from './sea.ts';
import { sports } from './sports.ts';
import { tables } from './tables.ts';
import { tales } from './tales.ts';

const drawings = { ...mythic, ...animals, ...sea, ...fortune, ...tales, ...tables, ...sports, ...draws };

/** The name of a subject that `GameArt` can show. */
export type SubjectName = keyof typeof drawings;

export const SUBJECTS: Readonly<Record<SubjectName, Subject>> = drawings;

const isSubjectName = (name: string): name is SubjectName =>
  Object.prototype.hasOwnProperty.call(drawings, name);

export const subjectNames: readonly SubjectName[] = Object.keys(drawings).filter(isSubjectName);
