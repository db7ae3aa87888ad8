// The HTTP API as a page, from the description that the server gives of itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const DESCRIPTION = "target/api/org/jadoube/web/api/openapi.yaml";

export function http() {
  const api = parse(readFileSync(join(import.meta.dirname, DESCRIPTION), "utf8"));
  const operations = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => /^(get|put|post|delete|patch|head)$/.test(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
  );
  const subjects = [...new Set(operations.map(subject))];
  const parts = subjects.map(each => section(each, operations.filter(operation => subject(operation) === each)));
  return `# The HTTP API\n\n${api.info.description ?? ""}\n\nEvery server describes itself at \`/api/openapi.yaml\`, with schemas, and its streams at \`/api/asyncapi.yaml\`. This page lists the requests; [json](/reference/json) has the documents.\n\n${parts.join("\n")}`;
}

/** The first part of the path below `/api`. */
function subject({ path }) {
  return path.replace("/api/", "/").split("/")[1].replace(/\..*/, "");
}

function section(name, operations) {
  return `## ${name[0].toUpperCase()}${name.slice(1).replaceAll("-", " ")}\n\n${operations.map(operation).join("\n")}`;
}

function operation({ method, path, summary, description, parameters = [], responses = {} }) {
  const queries = parameters.filter(each => each.in === "query" || each.in === "header");
  const asked = queries.map(each => `- \`${each.name}\`${each.required ? "" : ", optional"}: ${plain(each.description)}`);
  const answers = Object.entries(responses).map(([status, each]) => `${status}${each.description ? ` ${plain(each.description)}` : ""}`);
  return [
    `### \`${method} ${path}\`\n`,
    `${plain(summary)}${summary && !/[.?!]$/.test(summary) ? "." : ""}\n`,
    description ? `${plain(description)}\n` : "",
    asked.length > 0 ? `${asked.join("\n")}\n` : "",
    answers.length > 0 ? `Answers: ${answers.join("; ")}.\n` : "",
  ]
    .filter(part => part !== "")
    .join("\n");
}

function plain(text = "") {
  return String(text).replaceAll(/\s+/g, " ").trim().replace(/\.$/, "").replaceAll("{", "&#123;").replaceAll("<", "&lt;");
}
