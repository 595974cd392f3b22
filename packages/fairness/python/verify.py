"""Second implementation of the draws and the log of @chada/fairness, with Python's standard library only (3.9 or later).

Usage:
  python3 verify.py check FOLDER   computes the test vectors again and compares them with the files of FOLDER
  python3 verify.py make FOLDER    writes the test vectors
  python3 verify.py replay         compares draws from standard input, one JSON object a line
"""

import hashlib
import hmac
import json
import pathlib
import re
import sys

WORD_SPACE = 2**64
LIMIT = 2**53 - 1


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def commitment(server_seed):
    return sha256(bytes.fromhex(server_seed))


def words(draw):
    """Yields the 64-bit words of a draw, four for each HMAC."""
    if not re.fullmatch(r"[ -9;-~]{1,64}", draw["clientSeed"]):
        raise ValueError("invalid client seed")
    key = bytes.fromhex(draw["serverSeed"])
    cursor = 0
    while True:
        message = f"{draw['clientSeed']}:{draw['nonce']}:{cursor}".encode("ascii")
        block = hmac.new(key, message, hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        cursor += 1


def pick_below(stream, total):
    """Returns an integer below total, and the words that were read."""
    read = []
    for word in stream:
        read.append(word)
        if word < WORD_SPACE - WORD_SPACE % total:
            return word % total, read


def draw_weighted(draw):
    weights = draw["weights"]
    total = sum(weights)
    value, read = pick_below(words(draw), total)
    rest = value
    for index, weight in enumerate(weights):
        if rest < weight:
            return {"index": index, "value": value, "total": total, "words": [f"{word:016x}" for word in read]}
        rest -= weight


def shuffle(draw):
    stream = words(draw)
    order = list(range(draw["count"]))
    for last in range(draw["count"] - 1, 0, -1):
        picked, _ = pick_below(stream, last + 1)
        order[picked], order[last] = order[last], order[picked]
    return order


def canonical_json(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def leaf_hash(entry):
    return hashlib.sha256(b"\x00" + entry).digest()


def node_hash(left, right):
    return hashlib.sha256(b"\x01" + left + right).digest()


def split(size):
    return 1 << ((size - 1).bit_length() - 1)


def root(leaves):
    if not leaves:
        return hashlib.sha256(b"").digest()
    if len(leaves) == 1:
        return leaves[0]
    k = split(len(leaves))
    return node_hash(root(leaves[:k]), root(leaves[k:]))


def inclusion(index, leaves):
    """PATH(m, D[n]) of RFC 6962, 2.1.1."""
    if len(leaves) == 1:
        return []
    k = split(len(leaves))
    if index < k:
        return inclusion(index, leaves[:k]) + [root(leaves[k:])]
    return inclusion(index - k, leaves[k:]) + [root(leaves[:k])]


def consistency(size, leaves, complete=True):
    """SUBPROOF(m, D[n], b) of RFC 6962, 2.1.2."""
    if size == len(leaves):
        return [] if complete else [root(leaves)]
    k = split(len(leaves))
    if size <= k:
        return consistency(size, leaves[:k], complete) + [root(leaves[k:])]
    return consistency(size - k, leaves[k:], False) + [root(leaves[:k])]


def seeds(name, nonce=0):
    server_seed = sha256(f"server {name}".encode())
    return {"serverSeed": server_seed, "clientSeed": f"client {name}", "nonce": nonce}


def draw_vectors():
    tables = [[1], [1, 1], [50, 30, 15, 4, 1], [0, 7, 0, 3], [10**9] * 6, [LIMIT - 1, 1], [2**32, 2**32 + 1]]
    inputs = [seeds(f"{table}-{nonce}", nonce) | {"weights": weights}
              for table, weights in enumerate(tables) for nonce in (0, 1, 2**31, LIMIT)]
    edges = ["!", "~" * 64, " ", '"\\;9']
    inputs += [seeds("edge") | {"clientSeed": edge, "weights": [3, 3, 3]} for edge in edges]
    total = 2**65 // 4097
    weights = [total // 2, total - total // 2]
    rejected = [seeds("rejection", nonce) | {"weights": weights} for nonce in range(16_000)]
    inputs += [draw for draw in rejected if len(draw_weighted(draw)["words"]) > 1][:4]
    return [draw | {"commitment": commitment(draw["serverSeed"])} | draw_weighted(draw) for draw in inputs]


def shuffle_vectors():
    inputs = [seeds(f"deck {count}", nonce) | {"count": count} for count in (1, 2, 5, 9, 52, 416) for nonce in (0, 7)]
    return [draw | {"order": shuffle(draw)} for draw in inputs]


def weight_vectors():
    tables = [
        {"game": "wheel", "entries": [{"id": "credit-100", "weight": 5}, {"weight": 95, "id": "none"}]},
        {"game": "cards", "entries": [{"id": f"card-{index}", "weight": index} for index in range(10)]},
        {"game": "caf\u00e9 \u0e27\u0e07", "entries": [{"id": "\U0001f3b2\u2028\x00\x1f\x7f\"\\/\n", "weight": LIMIT}]},
    ]
    return [{"table": table, "canonical": canonical_json(table), "hash": sha256(canonical_json(table).encode())}
            for table in tables]


def entry_vectors():
    """Log entries with their canonical JSON and their hash in the log. A draw names the game of its weight table."""
    table = {"game": "wheel", "entries": [{"id": "credit-20:credit:2000", "weight": 1}, {"id": "none:none:0", "weight": 9}]}
    weights_hash = sha256(canonical_json(table).encode())
    at = "2026-11-20T03:00:00.000Z"
    draw = seeds("entry", 7) | {"weights": [1, 9]}
    committed = commitment(draw["serverSeed"])
    member = sha256(b"member")[:32]
    entries = [
        {"type": "weights", "at": at, "weightsHash": weights_hash, "weightTable": table},
        {"type": "commitment", "at": at, "member": member, "commitment": committed},
        {"type": "draw", "at": at, "game": table["game"], "member": member, "commitment": committed, "nonce": 7,
         "weightsHash": weights_hash, "index": draw_weighted(draw)["index"]},
        {"type": "reveal", "at": at, "commitment": committed, "serverSeed": draw["serverSeed"],
         "clientSeed": draw["clientSeed"], "draws": 8},
    ]
    return [{"entry": entry, "canonical": canonical_json(entry), "leaf": leaf_hash(canonical_json(entry).encode()).hex()}
            for entry in entries]


def merkle_vectors():
    entries = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657",
               "606162636465666768696a6b6c6d6e6f"] + [f"{index:04x}" for index in range(8, 13)]
    leaves = [leaf_hash(bytes.fromhex(entry)) for entry in entries]
    sizes = range(1, len(leaves) + 1)
    return {
        "entries": entries,
        "leaves": [leaf.hex() for leaf in leaves],
        "roots": [root(leaves[:size]).hex() for size in range(len(leaves) + 1)],
        "inclusion": [{"index": index, "size": size, "proof": [h.hex() for h in inclusion(index, leaves[:size])]}
                      for size in sizes for index in range(size)],
        "consistency": [{"oldSize": old, "newSize": new, "proof": [h.hex() for h in consistency(old, leaves[:new])]}
                        for new in sizes for old in range(1, new + 1)],
    }


VECTORS = {
    "draws.json": draw_vectors,
    "shuffles.json": shuffle_vectors,
    "weight-tables.json": weight_vectors,
    "log-entries.json": entry_vectors,
    "merkle.json": merkle_vectors,
}


def make(folder):
    for name, vectors in VECTORS.items():
        text = json.dumps(vectors(), indent=1) + "\n"
        text = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]", lambda m: "[" + re.sub(r"\n\s+", " ", m[1]) + "]", text)
        (folder / name).write_text(text, encoding="ascii")
    print(f"wrote {len(VECTORS)} files")


def check(folder):
    for name, vectors in VECTORS.items():
        if json.loads((folder / name).read_text(encoding="ascii")) != vectors():
            sys.exit(f"{name} differs from the results of verify.py")
    print(f"{len(VECTORS)} files agree")


def replay():
    count = 0
    for line in sys.stdin:
        claim = json.loads(line)
        if "count" in claim:
            found = {"order": shuffle(claim)}
        else:
            found = draw_weighted(claim) | {"commitment": commitment(claim["serverSeed"])}
        if claim != claim | found:
            sys.exit(f"differs: {line.strip()}\nverify.py finds {json.dumps(found)}")
        count += 1
    print(f"{count} draws agree")


if __name__ == "__main__":
    command, *arguments = sys.argv[1:] or ["help"]
    if command in ("check", "make") and len(arguments) == 1:
        {"check": check, "make": make}[command](pathlib.Path(arguments[0]))
    elif command == "replay" and not arguments:
        replay()
    else:
        sys.exit(__doc__)
