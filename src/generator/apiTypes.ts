import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Contract } from '../contract/document.ts'

/**
 * Writes the TypeScript types of the contract. Every object schema is an interface of its own name, which the compiler's messages
 * then give instead of the first of its properties.
 */
export async function apiTypes({ document }: Pick<Contract, 'document'>): Promise<string> {
  // The operations of webhooks are those of their receivers; their bodies are among the components.
  const { webhooks: _, ...own } = document
  const nodes = await openapiTypescript(structuredClone(own) as unknown as Parameters<typeof openapiTypescript>[0], {
    alphabetize: true,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  return astToString(nameObjects(nodes))
}

/** Moves each object of `components.schemas` to the alias of its name, and has `components` refer to it. */
function nameObjects(nodes: readonly ts.Node[]): ts.Node[] {
  const objects = new Map<string, ts.InterfaceDeclaration>()
  const named = nodes.map((node) => (isInterface(node, 'components') ? withNames(node, objects) : node))
  return named.map((node) => (ts.isTypeAliasDeclaration(node) && objects.get(node.name.text)) || node)
}

function isInterface(node: ts.Node, name: string): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === name
}

function withNames(
  components: ts.InterfaceDeclaration,
  objects: Map<string, ts.InterfaceDeclaration>,
): ts.InterfaceDeclaration {
  const { factory } = ts
  const members = components.members.map((section) => {
    if (!isObject(section) || nameOf(section) !== 'schemas') return section
    const schemas = section.type.members.map((schema) => {
      const name = nameOf(schema)
      if (!isObject(schema) || !/^\w+$/.test(name)) return schema
      const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)]
      const object = factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, schema.type.members)
      objects.set(name, ts.setSyntheticLeadingComments(object, ts.getSyntheticLeadingComments(schema)))
      return withType(schema, factory.createTypeReferenceNode(name))
    })
    return withType(section, factory.createTypeLiteralNode(schemas))
  })
  const { modifiers, name, typeParameters, heritageClauses } = components
  return factory.updateInterfaceDeclaration(components, modifiers, name, typeParameters, heritageClauses, members)
}

/** A property whose type is written out. */
type ObjectProperty = ts.PropertySignature & { readonly type: ts.TypeLiteralNode }

function isObject(member: ts.TypeElement): member is ObjectProperty {
  return ts.isPropertySignature(member) && member.type !== undefined && ts.isTypeLiteralNode(member.type)
}

function nameOf({ name }: ts.TypeElement): string {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
}

function withType(property: ObjectProperty, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = property
  return ts.factory.createPropertySignature(modifiers, name, questionToken, type)
}
